import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import type {Advisory} from '../../../data/offer/advisories'
import {severityOf, stateOf} from '../../../lib/advisories'
import {actionText, advisoryAnchor, affectedText, fixedText, severityText} from '../../../lib/advisoryTexts'
import {longDate} from '../../../lib/longDate'
import {InlineText} from '../../../kit/ui/InlineText'
import {StateText} from './StateText'
import styles from './styles.module.css'

/** Where to read more about it: its record, and its entry in the GitHub Advisory Database if there is one. */
const sourcesOf = ({id, ghsa}: Pick<Advisory, 'id' | 'ghsa'>): {label: string; href: string}[] => [
  {label: 'CVE record', href: `https://www.cve.org/CVERecord?id=${id}`},
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
        <dt>On the service</dt>
        <dd>{state && <StateText state={state} />}</dd>
        <dt>On your servers</dt>
        <dd>
          <InlineText text={actionText(advisory)} />
        </dd>
        <dt>Severity</dt>
        <dd className={styles[severityOf(advisory)]}>{severityText(advisory)}</dd>
        <dt>Applies if</dt>
        <dd>
          <InlineText text={applies} />
        </dd>
        <dt>Affected</dt>
        <dd>{affectedText(advisory)}</dd>
        <dt>Fixed in</dt>
        <dd>{fixedText(advisory)}</dd>
        <dt>Published</dt>
        <dd>
          <time dateTime={published}>{longDate(published)}</time>
        </dd>
        <dt>Sources</dt>
        <dd>
          {sourcesOf(advisory).map(({label, href}, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href} aria-label={`${label} of ${id}`}>
                {label}
              </a>
            </span>
          ))}
        </dd>
      </dl>
    </section>
  )
}
