import type {ReactNode} from 'react'
import {FlowGraph} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {Catalog} from '../../../kit/sections/Catalog'
import {DataTable} from '../../../kit/sections/DataTable'
import {Hero} from '../../../kit/sections/Hero'
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
