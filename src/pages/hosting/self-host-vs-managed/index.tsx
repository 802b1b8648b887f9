import type {ReactNode} from 'react'
import {offered} from '../../../data/offer/offered'
import {ReleaseYear} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Hero} from '../../../kit/sections/Hero'
import {Worksheet} from '../../../kit/sections/Worksheet'
import * as content from './_content'

export default function SelfHostVsManaged(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<ReleaseYear {...content.year} frame="bare" />} />
      {offered.calculators && <Worksheet {...content.worksheet} />}
      <DataTable {...content.examples} />
      <FeatureList {...content.reasons} />
      <DataTable {...content.comparison} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
