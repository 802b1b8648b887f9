import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {Split} from '../../../components/sections/Split'
import {ProductShot} from '../../../components/ui/ProductShot'
import * as content from './_content'

export default function Identity(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<ProductShot name="login-choices" isFirst />} />
      <DataTable {...content.ways} />
      <Split {...content.order}>
        <FlowGraph {...content.flow} frame="bare" />
      </Split>
      <DataTable {...content.protection} />
      <Split {...content.mail}>
        <ProductShot name="mail-birch" />
      </Split>
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
