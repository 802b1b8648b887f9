import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import type {ChangelogEntry} from '../../../../data/offer/changelog'
import {changeScope, changeTypes, paragraphsOf} from '../../../../lib/changelogTexts'
import {longDate} from '../../../../lib/longDate'
import {InlineText} from '../../../../kit/ui/InlineText'

/** One change: its title, its kind and date, where it applies, and what it means for you. */
export function Change({entry}: {entry: ChangelogEntry}): ReactNode {
  const {id, date, type, title, links} = entry
  return (
    <>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p>
        <strong>{changeTypes[type]}</strong> on <time dateTime={date}>{longDate(date)}</time>. {changeScope(entry)}.
      </p>
      {paragraphsOf(entry).map((text) => (
        <p key={text}>
          <InlineText text={text} />
        </p>
      ))}
      {links.length > 0 && (
        <p>
          More:{' '}
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
