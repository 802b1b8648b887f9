import type {ReactNode} from 'react'
import {Sequence} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {Split} from '../../../components/sections/Split'
import {Steps} from '../../../components/sections/Steps'
import {ProductShot} from '../../../components/ui/ProductShot'
import * as content from './_content'

export default function SingleSignOn(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<ProductShot name="wizard-providers" isFirst />} />
      <CodeShowcase {...content.request} />
      <Steps {...content.steps} figure={<Sequence {...content.parties} />} />
      <Split {...content.copy}>
        <ProductShot name="wizard-redirect" />
      </Split>
      <DataTable {...content.values} />
      <Split {...content.address}>
        <ProductShot name="login-cedar" />
      </Split>
      <DataTable {...content.limits} />
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
