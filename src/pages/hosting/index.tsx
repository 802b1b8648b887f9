import type {ReactNode} from 'react'
import {Duties} from '../../components/figures'
import {Page} from '../../components/layout/Page'
import {StructuredData} from '../../components/layout/StructuredData'
import {CallToAction} from '../../components/sections/CallToAction'
import {CodeShowcase} from '../../components/sections/CodeShowcase'
import {DataTable} from '../../components/sections/DataTable'
import {FactRow} from '../../components/sections/FactRow'
import {Faq} from '../../components/sections/Faq'
import {Hero} from '../../components/sections/Hero'
import {LinkGroups} from '../../components/sections/LinkGroups'
import {MapSection} from '../../components/sections/MapSection'
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
