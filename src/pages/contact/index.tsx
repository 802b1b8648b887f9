import type {ReactNode} from 'react'
import {Sketch} from '../../kit/figures'
import {Page} from '../../kit/layout/Page'
import {DataTable} from '../../kit/sections/DataTable'
import {FeatureList} from '../../kit/sections/FeatureList'
import {Hero} from '../../kit/sections/Hero'
import {NarrowProse} from '../../kit/sections/NarrowProse'
import {Steps} from '../../kit/sections/Steps'
import * as content from './_content'
import Security from './_security.mdx'

export default function Contact(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Sketch {...content.calendar} frame="bare" />} />
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
