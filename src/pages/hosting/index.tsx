import type {ReactNode} from 'react'
import {Duties} from '../../kit/figures'
import {Page} from '../../kit/layout/Page'
import {StructuredData} from '../../kit/layout/StructuredData'
import {CallToAction} from '../../kit/sections/CallToAction'
import {CodeShowcase} from '../../kit/sections/CodeShowcase'
import {DataTable} from '../../kit/sections/DataTable'
import {FactRow} from '../../kit/sections/FactRow'
import {Faq} from '../../kit/sections/Faq'
import {Hero} from '../../kit/sections/Hero'
import {LinkGroups} from '../../kit/sections/LinkGroups'
import {MapSection} from '../../kit/sections/MapSection'
import * as content from './_content'

export default function Hosting(): ReactNode {
  return (
    <Page {...content.page}>
      <StructuredData data={content.offer} />
      <Hero {...content.hero} figure={<Duties {...content.duties} />} />
      <FactRow {...content.promises} />
      <DataTable {...content.events} />
      <MapSection {...content.map} />
      <CodeShowcase {...content.answers} />
      <LinkGroups {...content.parts} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
