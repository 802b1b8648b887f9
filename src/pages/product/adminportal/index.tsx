import type {ReactNode} from 'react'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {Split} from '../../../components/sections/Split'
import {Steps} from '../../../components/sections/Steps'
import {ProductShot} from '../../../components/ui/ProductShot'
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
