import type {ReactNode} from 'react'
import {RecoveryLine} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Hero} from '../../../kit/sections/Hero'
import {Steps} from '../../../kit/sections/Steps'
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
