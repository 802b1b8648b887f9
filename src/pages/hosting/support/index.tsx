import type {ReactNode} from 'react'
import {Sequence} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {CodeShowcase} from '../../../kit/sections/CodeShowcase'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import * as content from './_content'

export default function Support(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Sequence {...content.outage} frame="bare" />} />
      <DataTable {...content.levels} />
      <CodeShowcase {...content.letter} />
      <DataTable {...content.scope} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
