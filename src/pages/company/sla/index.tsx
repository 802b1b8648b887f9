import type {ReactNode} from 'react'
import {DowntimeCalculator} from '../../../components/calculators/DowntimeCalculator'
import {LegalPage} from '../../../components/layout/LegalPage'
import {Section} from '../../../components/layout/Section'
import {DataTable} from '../../../components/sections/DataTable'
import {FactRow} from '../../../components/sections/FactRow'
import {NarrowProse} from '../../../components/sections/NarrowProse'
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
      <Section {...content.calculator} tone="sunken">
        <DowntimeCalculator />
      </Section>
      <NarrowProse {...content.terms}>
        <Terms />
      </NarrowProse>
      <DataTable {...content.otherLevels} />
    </LegalPage>
  )
}
