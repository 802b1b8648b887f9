import type {ReactNode} from 'react'
import {Sequence} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import * as content from './_content'

export default function Support(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Sequence {...content.night} frame="bare" />} />
      <DataTable {...content.levels} />
      <CodeShowcase {...content.letter} />
      <DataTable {...content.scope} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
