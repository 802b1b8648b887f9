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

export default function HostingPrices(): ReactNode {
  return (
    <Page {...content.page}>
      <Offers {...content.offers} />
      <Plans {...content.plans} />
      <DataTable {...content.examples} />
      <Steps {...content.outgrow} />
      <FeatureList {...content.included} />
      <DataTable {...content.bySize} />
      <Faq {...content.questions} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
