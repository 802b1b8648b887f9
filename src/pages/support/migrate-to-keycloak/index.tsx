import type {ReactNode} from 'react'
import {Tree} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {ServiceData} from '../../../components/layout/ServiceData'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {CellTable} from '../../../components/ui/CellTable'
import {FactRow} from '../../../components/sections/FactRow'
import {Hero} from '../../../components/sections/Hero'
import {Scope} from '../../../components/sections/Scope'
import {Split} from '../../../components/sections/Split'
import {Steps} from '../../../components/sections/Steps'
import {TabbedTables} from '../../../components/sections/TabbedTables'
import * as content from './_content'

export default function MigrateToKeycloak(): ReactNode {
  return (
    <Page {...content.page}>
      <ServiceData serviceType="Migration to Keycloak" description={content.page.meta.description} />
      <Hero {...content.hero} figure={<Tree {...content.passwordWays} frame="bare" />} />
      <FactRow {...content.facts} />
      <TabbedTables {...content.vendors} />
      <Split {...content.hashes}>
        <CellTable {...content.hashTable} />
      </Split>
      <Steps {...content.steps} />
      <DataTable {...content.cutOver} />
      <Scope {...content.scope} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
