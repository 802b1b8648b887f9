import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Page} from '../../../components/layout/Page'
import {ServiceData} from '../../../components/layout/ServiceData'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {FactRow} from '../../../components/sections/FactRow'
import {Hero} from '../../../components/sections/Hero'
import {Scope} from '../../../components/sections/Scope'
import {Split} from '../../../components/sections/Split'
import {Steps} from '../../../components/sections/Steps'
import Collect from './_collect.mdx'
import * as content from './_content'
import Mail from './_mail.mdx'

export default function EmergencySupport(): ReactNode {
  return (
    <Page {...content.page}>
      <ServiceData serviceType="Emergency support for Keycloak" description={content.page.meta.description} />
      <Hero
        {...content.hero}
        figure={
          <MDXContent>
            <Mail />
          </MDXContent>
        }
      />
      <FactRow {...content.facts} />
      <DataTable {...content.symptoms} />
      <Split {...content.collect}>
        <MDXContent>
          <Collect />
        </MDXContent>
      </Split>
      <Steps {...content.firstHour} />
      <Scope {...content.scope} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
