import type {ReactNode} from 'react'
import {longDate} from '../../../lib/longDate'
import {PageMetaAttribute} from './attributes'
import styles from './styles.module.css'
import {VersionNote} from './VersionNote'

const kinds: Readonly<Record<string, string>> = {
  tutorial: 'Tutorial',
  'how-to': 'How-to guide',
  reference: 'Reference',
  explanation: 'Explanation',
}

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
}

/** The line below a page's title, and what its versions mean for the reader. */
export function PageMeta({type, minutes, note = `${minutes} min read`, versions, date}: PageMetaProps): ReactNode {
  return (
    <>
      <p className={styles.meta} {...{[PageMetaAttribute.line]: true}}>
        <span>{kinds[type] ?? type}</span>
        <span>{note}</span>
        {versions !== undefined && date !== undefined && (
          <span>
            Verified on {sentenceOf(versions)} on <time dateTime={date}>{longDate(date)}</time>
          </span>
        )}
      </p>
      {versions !== undefined && <VersionNote versions={versions.split(', ')} />}
    </>
  )
}

/** `Keycloak 26.5.6 with orgs 0.144 and events 0.55` */
function sentenceOf(versions: string): string {
  const [server = '', ...extensions] = versions.split(', ')
  return extensions.length === 0 ? server : `${server} with ${new Intl.ListFormat('en').format(extensions)}`
}
