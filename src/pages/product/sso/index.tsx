import type {ReactNode} from 'react'
import {Sequence} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {CodeShowcase} from '../../../kit/sections/CodeShowcase'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import {ProductShot} from '../../../kit/ui/ProductShot'
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
