import type {ReactNode} from 'react'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import {ProductShot} from '../../../kit/ui/ProductShot'
import * as content from './_content'

export default function AdminPortal(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<ProductShot name="portal-overview" isFirst />} />
      <DataTable {...content.tickets} />
      <Split {...content.domain}>
        <ProductShot name="portal-domain" />
      </Split>
      <DataTable {...content.views} />
      <Split {...content.look}>
        <ProductShot name="acme-login" place="fill" />
      </Split>
      <Steps {...content.start} />
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
