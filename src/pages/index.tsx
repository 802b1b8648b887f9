import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {Hero} from '../components/sections/Hero'
import {LinkGroups} from '../components/sections/LinkGroups'
import {content} from './_content'

export default function Home(): ReactNode {
  return (
    <Layout {...content.meta}>
      <main>
        <Hero {...content.hero} />
        <LinkGroups groups={content.groups} />
      </main>
    </Layout>
  )
}
