import type {ReactNode} from 'react'
import {Offers} from '../../../components/layout/Offers'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Plans} from '../../../components/sections/Plans'
import {Steps} from '../../../components/sections/Steps'
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
