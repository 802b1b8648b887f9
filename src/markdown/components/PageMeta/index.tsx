import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {compareVersions} from '../../../lib/compareVersions'
import {ProgramAttribute} from '../../../lib/attributes'
import {longDate} from '../../../lib/longDate'
import {CopyPage} from '../../../parts/copy-page'
import {PageMetaAttribute} from './attributes'
import styles from './styles.module.css'

const kinds = (): Readonly<Record<string, string>> => ({
  tutorial: translate({id: 'site.page.tutorial', message: 'Tutorial'}),
  'how-to': translate({id: 'site.page.howTo', message: 'How-to guide'}),
  reference: translate({id: 'site.page.reference', message: 'Reference'}),
  explanation: translate({id: 'site.page.explanation', message: 'Explanation'}),
})

export type PageMetaProps = {
  /** The page's `page_type`. */
  type: string
  /** How long reading takes. A number; JSX written by `src/markdown/remark/pageMeta.ts`, which puts it in, has text. */
  minutes?: string
  /** What stands in place of the time on a page that is not read from top to bottom. */
  note?: string
  /** What the page was checked on, the server first: `Keycloak 26.5.6, orgs 0.144`. Default: it was not. */
  versions?: string
  /** When, `YYYY-MM-DD`. */
  date?: string
  /** Address of the page as Markdown, relative to the page. Default: it has none. */
  markdown?: string
}

/** What the versions of a page mean for the reader. */
const VERSIONS = '/docs/introduction/documentation/#versions-and-testing'

/** The line below a page's title. */
export function PageMeta({
  type,
  minutes,
  note = translate({id: 'site.readingTime', message: '{minutes} min read'}, {minutes: minutes ?? ''}),
  versions,
  date,
  markdown,
}: PageMetaProps): ReactNode {
  return (
    <p className={styles.meta} {...{[PageMetaAttribute.line]: '', [ProgramAttribute.ignore]: ''}}>
      <span>{kinds()[type] ?? type}</span>
      <span>{note}</span>
      {markdown !== undefined && <CopyPage markdown={markdown} />}
      {versions !== undefined && date !== undefined && (
        <>
          <span>
            <Link to={VERSIONS}>
              <span className={styles.tested}>{`${translate({id: 'site.page.tested', message: 'Tested on'})} `}</span>
              {`Keycloak ${serversOf(versions)}`}
            </Link>
          </span>
          <time dateTime={date}>{longDate(date)}</time>
        </>
      )}
    </p>
  )
}

/** `26.7.3, 26.5.6` of `Keycloak 26.5.6, orgs 0.144, Keycloak 26.7.3`, the newest first. */
function serversOf(versions: string): string {
  const servers = [...versions.matchAll(/Keycloak ([\d.]+)/g)].map(([, version = '']) => version)
  return servers.toSorted((a, b) => compareVersions(b, a)).join(', ')
}
