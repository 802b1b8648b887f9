import Head from '@docusaurus/Head'
import type {ReactNode} from 'react'
import type {Thing, WithContext} from 'schema-dts'

/** Without `@context`, which is always schema.org. */
type Described<T> = T extends string ? never : T

/** What search engines get to know of the page: https://schema.org, its types by `schema-dts`. */
export type StructuredDataProps = {data: Described<Thing>}

export function StructuredData({data}: StructuredDataProps): ReactNode {
  const described: WithContext<Thing> = {'@context': 'https://schema.org', ...data}
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(described)}</script>
    </Head>
  )
}
