import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {OrganizationData} from '../kit/layout/OrganizationData'
import {CodeShowcase} from '../kit/sections/CodeShowcase'
import {EventLog} from '../kit/sections/EventLog'
import {FactRow} from '../kit/sections/FactRow'
import {Hero} from '../kit/sections/Hero'
import {LoginPaths} from '../kit/sections/LoginPaths'
import {MapSection} from '../kit/sections/MapSection'
import {PriceEntry} from '../kit/sections/PriceEntry'
import {Split} from '../kit/sections/Split'
import {CellTable} from '../kit/ui/CellTable'
import {LoginScene} from '../kit/ui/LoginScene'
import {ProductShot} from '../kit/ui/ProductShot'
import {offered} from '../data/offer/offered'
import * as content from './_content'
import styles from './_home.module.css'

export default function Home(): ReactNode {
  return (
    <Layout {...content.meta}>
      <OrganizationData />
      <main className={styles.main}>
        <Hero {...content.hero} figure={<LoginScene {...content.login} />} />
        <FactRow {...content.facts} />
        <LoginPaths {...content.logins} />
        <Split {...content.wizard}>
          <ProductShot {...content.wizardScreen} />
        </Split>
        <Split {...content.portal}>
          <ProductShot {...content.portalScreen} />
        </Split>
        {offered.extensionsApi && <CodeShowcase {...content.api} />}
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
