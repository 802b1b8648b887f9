import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {SearchForm} from '../../search/SearchForm'
import {content} from './_content'

const {meta, text, links} = content

/** What a reader who has saved the site sees without a connection in place of a page that isn't saved. Nothing links here. */
export default function Offline(): ReactNode {
  return (
    <Layout {...meta}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <Heading as="h1">{meta.title}</Heading>
        <p>{text}</p>
        <SearchForm />
        <ul className="margin-top--lg">
          {links.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  )
}
