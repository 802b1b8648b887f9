import type {ReactNode} from 'react'
import {FlowGraph} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {CodeShowcase} from '../../../kit/sections/CodeShowcase'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'
import License from './_license.mdx'

export default function OnPremises(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<FlowGraph {...content.choice} frame="mat" />} />
      <DataTable {...content.work} />
      <CodeShowcase {...content.image} />
      <Steps {...content.ship} />
      <NarrowProse {...content.license}>
        <License />
      </NarrowProse>
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
