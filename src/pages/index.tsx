import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {OrganizationData} from '../components/layout/OrganizationData'
import {CodeShowcase} from '../components/sections/CodeShowcase'
import {EventLog} from '../components/sections/EventLog'
import {FactRow} from '../components/sections/FactRow'
import {Hero} from '../components/sections/Hero'
import {LoginPaths} from '../components/sections/LoginPaths'
import {MapSection} from '../components/sections/MapSection'
import {PriceEntry} from '../components/sections/PriceEntry'
import {Split} from '../components/sections/Split'
import {CellTable} from '../components/ui/CellTable'
import {NextScreen} from '../components/ui/NextScreen'
import {ProductShot} from '../components/ui/ProductShot'
import * as content from './_content'

export default function Home(): ReactNode {
  return (
    <Layout {...content.meta}>
      <OrganizationData />
      <main>
        <Hero {...content.hero} figure={<NextScreen {...content.login} />} />
        <FactRow {...content.facts} />
        <LoginPaths {...content.logins} />
        <Split {...content.wizard}>
          <ProductShot {...content.wizardScreen} />
        </Split>
        <Split {...content.portal}>
          <ProductShot {...content.portalScreen} />
        </Split>
        <CodeShowcase {...content.api} />
        <EventLog {...content.auditLog} />
        <MapSection {...content.map} />
        <Split {...content.support}>
          <CellTable {...content.responses} />
        </Split>
        <PriceEntry {...content.prices} />
      </main>
    </Layout>
  )
}
