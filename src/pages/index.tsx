import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {Sequence, SteppedFlow, TokenClaims, Tree} from '../components/figures'
import {CallToAction} from '../components/sections/CallToAction'
import {CodeShowcase} from '../components/sections/CodeShowcase'
import {EventLog} from '../components/sections/EventLog'
import {FactRow} from '../components/sections/FactRow'
import {FeatureList} from '../components/sections/FeatureList'
import {Hero} from '../components/sections/Hero'
import {MapSection} from '../components/sections/MapSection'
import {PriceEntry} from '../components/sections/PriceEntry'
import {Split} from '../components/sections/Split'
import {Steps} from '../components/sections/Steps'
import * as content from './_content'

export default function Home(): ReactNode {
  return (
    <Layout {...content.meta}>
      <main>
        <Hero {...content.hero} figure={<SteppedFlow {...content.loginFlow} />} />
        <FactRow {...content.facts} />
        <Split {...content.organizations}>
          <Tree {...content.organizationTree} frame="bare" />
        </Split>
        <Steps {...content.ssoWizard} figure={<Sequence {...content.samlSignIn} />} />
        <FeatureList {...content.adminPortal} />
        <Split {...content.token}>
          <TokenClaims {...content.tokenClaims} frame="bare" />
        </Split>
        <CodeShowcase {...content.api} />
        <EventLog {...content.auditLog} />
        <MapSection {...content.map} />
        <Steps {...content.support} />
        <PriceEntry {...content.prices} />
        <CallToAction {...content.callToAction} />
      </main>
    </Layout>
  )
}
