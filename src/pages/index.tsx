import type {ReactNode} from 'react'
import Layout from '@theme/Layout'

export default function Home(): ReactNode {
  return (
    <Layout title="t" description="d">
      <main>
        <h1>t</h1>
      </main>
    </Layout>
  )
}
