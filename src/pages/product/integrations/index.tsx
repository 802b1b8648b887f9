import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {Catalog} from '../../../components/sections/Catalog'
import {DataTable} from '../../../components/sections/DataTable'
import {Hero} from '../../../components/sections/Hero'
import * as content from './_content'

export default function Integrations(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<FlowGraph {...content.places} frame="mat" />} />
      <Catalog {...content.catalog} />
      <DataTable {...content.proof} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
