import type {ReactNode} from 'react'
import {Sketch} from '../../../kit/figures'
import {Offers} from '../../../kit/layout/Offers'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Plans} from '../../../kit/sections/Plans'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function SupportPrices(): ReactNode {
  return (
    <Page {...content.page}>
      <Offers {...content.offers} />
      <Plans {...content.plans} />
      <DataTable {...content.responses} />
      <Steps {...content.outage} />
      <DataTable {...content.jobs} />
      <Split {...content.counted}>
        <Sketch {...content.month} frame="bare" />
      </Split>
      <Faq {...content.questions} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
