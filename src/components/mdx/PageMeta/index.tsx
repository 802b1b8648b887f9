import type {ReactNode} from 'react'
import styles from './styles.module.css'

const kinds: Readonly<Record<string, string>> = {
  tutorial: 'Tutorial',
  'how-to': 'How-to guide',
  reference: 'Reference',
  explanation: 'Explanation',
}

const dates = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'})

export type PageMetaProps = {
  /** The page's `page_type`. */
  type: string
  /** How long reading takes. A number; JSX written by `src/build/content/remark/pageMeta.ts`, which puts it in, has text. */
  minutes: string
  /** What the page was checked on, the server first: `Keycloak 26.5.6, orgs 0.144`. Default: it was not. */
  versions?: string
  /** When, `YYYY-MM-DD`. */
  date?: string
}

/** The line below a page's title. */
export function PageMeta({type, minutes, versions, date}: PageMetaProps): ReactNode {
  return (
    <p className={styles.meta}>
      <span>{kinds[type] ?? type}</span>
      <span>{minutes} min read</span>
      {versions !== undefined && date !== undefined && (
        <span className={styles.verified}>
          Verified on {sentenceOf(versions)} on <time dateTime={date}>{dates.format(new Date(date))}</time>
        </span>
      )}
    </p>
  )
}

/** `Keycloak 26.5.6 with orgs 0.144 and events 0.55` */
function sentenceOf(versions: string): string {
  const [server = '', ...extensions] = versions.split(', ')
  return extensions.length === 0 ? server : `${server} with ${new Intl.ListFormat('en').format(extensions)}`
}
