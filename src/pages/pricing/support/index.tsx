import type {ReactNode} from 'react'
import {Offers} from '../../../kit/layout/Offers'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Plans} from '../../../kit/sections/Plans'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function SupportPrices(): ReactNode {
  return (
    <Page {...content.page}>
      <Offers {...content.offers} />
      <Plans {...content.plans} />
      <DataTable {...content.responses} />
      <Steps {...content.night} />
      <DataTable {...content.jobs} />
      <FeatureList {...content.counted} />
      <Faq {...content.questions} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
