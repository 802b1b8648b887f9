import type {ReactNode} from 'react'
import {RecoveryLine} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Hero} from '../../../components/sections/Hero'
import {Steps} from '../../../components/sections/Steps'
import * as content from './_content'

export default function Backups(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<RecoveryLine {...content.line} frame="bare" />} />
      <DataTable {...content.accidents} />
      <Steps {...content.restore} />
      <FeatureList {...content.after} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
