import type {ReactNode} from 'react'
import {Tree} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {ServiceData} from '../../../kit/layout/ServiceData'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {CellTable} from '../../../kit/ui/CellTable'
import {FactRow} from '../../../kit/sections/FactRow'
import {Hero} from '../../../kit/sections/Hero'
import {Scope} from '../../../kit/sections/Scope'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import {TabbedTables} from '../../../kit/sections/TabbedTables'
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
