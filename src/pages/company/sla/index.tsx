import type {ReactNode} from 'react'
import {offered} from '../../../data/offer/offered'
import {DowntimeCalculator} from '../../../parts/calculators/DowntimeCalculator'
import {LegalPage} from '../../../kit/layout/LegalPage'
import {Section} from '../../../kit/layout/Section'
import {DataTable} from '../../../kit/sections/DataTable'
import {FactRow} from '../../../kit/sections/FactRow'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import * as content from './_content'
import Guarantee from './_guarantee.mdx'
import Terms from './_terms.mdx'

export default function ServiceLevelAgreement(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <FactRow {...content.facts} />
      <NarrowProse {...content.guarantee}>
        <Guarantee />
      </NarrowProse>
      <DataTable {...content.minutes} />
      <DataTable {...content.creditTable} />
      {offered.calculators && (
        <Section {...content.calculator} tone="sunken">
          <DowntimeCalculator />
        </Section>
      )}
      <NarrowProse {...content.terms}>
        <Terms />
      </NarrowProse>
      <DataTable {...content.otherLevels} />
    </LegalPage>
  )
}
