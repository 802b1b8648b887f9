import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Page} from '../../../kit/layout/Page'
import {ServiceData} from '../../../kit/layout/ServiceData'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {FactRow} from '../../../kit/sections/FactRow'
import {Hero} from '../../../kit/sections/Hero'
import {Scope} from '../../../kit/sections/Scope'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
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
