import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {NarrowProse} from '../../../components/sections/NarrowProse'
import {Steps} from '../../../components/sections/Steps'
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
