import Head from '@docusaurus/Head'
import type {ReactNode} from 'react'
import type {Thing} from 'schema-dts'

/** Without `@context`, which is always schema.org. */
type Described<T> = T extends string ? never : T

/** What search engines get to know of the page: https://schema.org, its types by `schema-dts`. */
export type StructuredDataProps = {data: Described<Thing>}

/** Takes any object: spreading the union of all types of schema.org takes the compiler longer than the rest of the site. */
function withContext(data: object): object {
  return {'@context': 'https://schema.org', ...data}
}

export function StructuredData({data}: StructuredDataProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(withContext(data))}</script>
    </Head>
  )
}
