import type {ReactNode} from 'react'
import {FlowGraph} from '../../components/figures'
import {Page} from '../../components/layout/Page'
import {CallToAction} from '../../components/sections/CallToAction'
import {DataTable} from '../../components/sections/DataTable'
import {Faq} from '../../components/sections/Faq'
import {Hero} from '../../components/sections/Hero'
import {Steps} from '../../components/sections/Steps'
import * as content from './_content'

export default function Access(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<FlowGraph {...content.which} frame="mat" />} />
      <Steps {...content.register} />
      <DataTable {...content.doors} />
      <Faq {...content.questions} />
      <CallToAction {...content.request} />
    </Page>
  )
}
