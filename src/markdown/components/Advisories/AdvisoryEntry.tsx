import {translate} from '@docusaurus/Translate'
import Heading from '@theme/Heading'
import {Fragment, type ReactNode} from 'react'
import type {Advisory} from '../../../data/offer/advisories'
import {severityOf, stateOf} from '../../../lib/advisories'
import {actionText, advisoryAnchor, affectedText, fixedText, severityText} from '../../../lib/advisoryTexts'
import {longDate} from '../../../lib/longDate'
import {InlineText} from '../../../kit/ui/InlineText'
import {StateText} from './StateText'
import styles from './styles.module.css'

/** Where to read more about it: its record, and its entry in the GitHub Advisory Database if there is one. */
const sourcesOf = ({id, ghsa}: Pick<Advisory, 'id' | 'ghsa'>): {label: string; href: string}[] => [
  {
    label: translate({id: 'site.offer.advisory.record', message: 'CVE record'}),
    href: `https://www.cve.org/CVERecord?id=${id}`,
  },
  ...(ghsa === undefined ? [] : [{label: ghsa, href: `https://github.com/advisories/${ghsa}`}]),
]

/** One vulnerability: what it is, and what it means on the service and on other servers. */
export function AdvisoryEntry({advisory}: {advisory: Advisory}): ReactNode {
  const {id, title, applies, published} = advisory
  const state = stateOf(advisory)
  return (
    <section className={styles.entry}>
      <Heading as="h3" id={advisoryAnchor(advisory)}>
        {id}
      </Heading>
      <p className={styles.title}>
        <InlineText text={title} />
      </p>
      <dl className={styles.facts}>
        <dt>{translate({id: 'site.offer.advisory.service', message: 'On the service'})}</dt>
        <dd>{state && <StateText state={state} />}</dd>
        <dt>{translate({id: 'site.offer.advisory.servers', message: 'On your servers'})}</dt>
        <dd>
          <InlineText text={actionText(advisory)} />
        </dd>
        <dt>{translate({id: 'site.offer.advisory.severity', message: 'Severity'})}</dt>
        <dd className={styles[severityOf(advisory)]}>{severityText(advisory)}</dd>
        <dt>{translate({id: 'site.offer.advisory.applies', message: 'Applies if'})}</dt>
        <dd>
          <InlineText text={applies} />
        </dd>
        <dt>{translate({id: 'site.offer.advisory.affected', message: 'Affected'})}</dt>
        <dd>{affectedText(advisory)}</dd>
        <dt>{translate({id: 'site.offer.advisory.fixed', message: 'Fixed in'})}</dt>
        <dd>{fixedText(advisory)}</dd>
        <dt>{translate({id: 'site.offer.advisory.published', message: 'Published'})}</dt>
        <dd>
          <time dateTime={published}>{longDate(published)}</time>
        </dd>
        <dt>{translate({id: 'site.offer.advisory.sources', message: 'Sources'})}</dt>
        <dd>
          {sourcesOf(advisory).map(({label, href}, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <a
                href={href}
                aria-label={translate({id: 'site.offer.advisory.sourceOf', message: '{label} of {id}'}, {label, id})}
              >
                {label}
              </a>
            </Fragment>
          ))}
        </dd>
      </dl>
    </section>
  )
}
