import type {ReactNode} from 'react'
import {FlowGraph} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {Split} from '../../../kit/sections/Split'
import {ProductShot} from '../../../kit/ui/ProductShot'
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
