import type {ReactNode} from 'react'
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

export default function AdminPortal(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Shot name="admin-portal" />} />
      <DataTable {...content.tickets} />
      <CodeShowcase {...content.domain} />
      <DataTable {...content.views} />
      <Split {...content.look}>
        <Shot name="login-themed" />
      </Split>
      <Steps {...content.start} />
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
