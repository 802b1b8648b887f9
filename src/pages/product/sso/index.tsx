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
import {Shot} from '../../../components/ui/Shot'
import * as content from './_content'

export default function SingleSignOn(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Shot name="idp-wizard" />} />
      <CodeShowcase {...content.request} />
      <Steps {...content.steps} figure={<Sequence {...content.parties} />} />
      <DataTable {...content.values} />
      <Split {...content.address}>
        <Shot name="login-address" />
      </Split>
      <DataTable {...content.limits} />
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
