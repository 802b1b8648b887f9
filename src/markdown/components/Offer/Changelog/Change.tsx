import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import type {ChangelogEntry} from '../../../../data/offer/changelog'
import {planName, scopes} from '../../../../data/offer/plan'
import {paragraphsOf} from '../../../../lib/changelogTexts'
import {longDate} from '../../../../lib/longDate'
import {InlineText} from '../../../../kit/ui/InlineText'
import {scopeLabels} from '../scopeText'

const typeNames: Readonly<Record<ChangelogEntry['type'], string>> = {
  added: translate({id: 'site.offer.changelog.added', message: 'Added'}),
  changed: translate({id: 'site.offer.changelog.changed', message: 'Changed'}),
  fixed: translate({id: 'site.offer.changelog.fixed', message: 'Fixed'}),
  deprecated: translate({id: 'site.offer.changelog.deprecated', message: 'Deprecated'}),
  removed: translate({id: 'site.offer.changelog.removed', message: 'Removed'}),
  security: translate({id: 'site.offer.changelog.security', message: 'Security'}),
}

function scopeOf({scopes: where}: Pick<ChangelogEntry, 'scopes'>): string {
  if (scopes.every((scope) => where.includes(scope)))
    return translate(
      {id: 'site.offer.changelog.everywhere', message: '{shared} and {dedicated}'},
      {shared: planName.Shared.many, dedicated: planName.dedicated.many},
    )
  return scopeLabels[where.includes('shared') ? 'shared' : 'dedicated']
}

/** One change: its title, its kind and date, where it applies, and what it means for you. */
export function Change({entry}: {entry: ChangelogEntry}): ReactNode {
  const {id, date, type, title, links} = entry
  return (
    <>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p>
        <strong>{typeNames[type]}</strong>
        {` ${translate({id: 'site.offer.changelog.on', message: 'on'})} `}
        <time dateTime={date}>{longDate(date)}</time>. {scopeOf(entry)}.
      </p>
      {paragraphsOf(entry).map((text) => (
        <p key={text}>
          <InlineText text={text} />
        </p>
      ))}
      {links.length > 0 && (
        <p>
          {translate({id: 'site.offer.changelog.more', message: 'More:'})}{' '}
          {links.map(({label, to}, index) => (
            <span key={to}>
              {index > 0 && ', '}
              <Link to={to}>{label}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
