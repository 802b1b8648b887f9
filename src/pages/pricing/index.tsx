import type {ReactNode} from 'react'
import {PriceCalculator} from '../../components/calculators/PriceCalculator'
import {Offers} from '../../components/layout/Offers'
import {Page} from '../../components/layout/Page'
import {Section} from '../../components/layout/Section'
import {CallToAction} from '../../components/sections/CallToAction'
import {CodeShowcase} from '../../components/sections/CodeShowcase'
import {Faq} from '../../components/sections/Faq'
import {PlanComparison} from '../../components/sections/PlanComparison'
import {Plans} from '../../components/sections/Plans'
import * as content from './_content'

export default function Pricing(): ReactNode {
  return (
    <Page {...content.page}>
      <Offers {...content.offers} />
      <Plans {...content.plans} />
      <Section {...content.calculator} tone="sunken">
        <PriceCalculator />
      </Section>
      <PlanComparison {...content.comparison} />
      <CodeShowcase {...content.count} />
      <Faq {...content.questions} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
