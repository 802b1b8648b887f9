import type {ReactNode} from 'react'
import {Sketch} from '../../../kit/figures'
import {Offers} from '../../../kit/layout/Offers'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Plans} from '../../../kit/sections/Plans'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function HostingPrices(): ReactNode {
  return (
    <Page {...content.page}>
      <Offers {...content.offers} />
      <Plans {...content.plans} />
      <Split {...content.parts}>
        <Sketch {...content.bills} frame="bare" />
      </Split>
      <DataTable {...content.examples} />
      <Steps {...content.outgrow} />
      <FeatureList {...content.included} />
      <DataTable {...content.bySize} />
      <Faq {...content.questions} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
