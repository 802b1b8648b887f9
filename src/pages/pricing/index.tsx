import type {ReactNode} from 'react'
import {offered} from '../../data/offer/offered'
import {PriceCalculator} from '../../parts/calculators/PriceCalculator'
import {Offers} from '../../kit/layout/Offers'
import {Page} from '../../kit/layout/Page'
import {Section} from '../../kit/layout/Section'
import {CallToAction} from '../../kit/sections/CallToAction'
import {CodeShowcase} from '../../kit/sections/CodeShowcase'
import {Faq} from '../../kit/sections/Faq'
import {PlanComparison} from '../../kit/sections/PlanComparison'
import {Plans} from '../../kit/sections/Plans'
import * as content from './_content'

export default function Pricing(): ReactNode {
  return (
    <Page {...content.page}>
      <Offers {...content.offers} />
      <Plans {...content.plans} />
      {offered.calculators && (
        <Section {...content.calculator} tone="sunken">
          <PriceCalculator />
        </Section>
      )}
      <PlanComparison {...content.comparison} />
      <CodeShowcase {...content.count} />
      <Faq {...content.questions} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
