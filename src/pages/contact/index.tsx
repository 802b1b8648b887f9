import type {ReactNode} from 'react'
import {Page} from '../../components/layout/Page'
import {DataTable} from '../../components/sections/DataTable'
import {FeatureList} from '../../components/sections/FeatureList'
import {Hero} from '../../components/sections/Hero'
import {NarrowProse} from '../../components/sections/NarrowProse'
import {Steps} from '../../components/sections/Steps'
import * as content from './_content'
import Security from './_security.mdx'

export default function Contact(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} />
      <DataTable {...content.topics} />
      <FeatureList {...content.sales} />
      <Steps {...content.support} />
      <NarrowProse {...content.security}>
        <Security />
      </NarrowProse>
      <DataTable {...content.rfp} />
    </Page>
  )
}
