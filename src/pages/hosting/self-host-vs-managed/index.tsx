import type {ReactNode} from 'react'
import {ReleaseYear} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Hero} from '../../../components/sections/Hero'
import {Worksheet} from '../../../components/sections/Worksheet'
import * as content from './_content'

export default function SelfHostVsManaged(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<ReleaseYear {...content.year} frame="bare" />} />
      <Worksheet {...content.worksheet} />
      <DataTable {...content.examples} />
      <FeatureList {...content.reasons} />
      <DataTable {...content.comparison} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
