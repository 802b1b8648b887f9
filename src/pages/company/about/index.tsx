import type {ReactNode} from 'react'
import {Tree} from '../../../kit/figures'
import {OrganizationData} from '../../../kit/layout/OrganizationData'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Hero} from '../../../kit/sections/Hero'
import {LinkGroups} from '../../../kit/sections/LinkGroups'
import * as content from './_content'

export default function About(): ReactNode {
  return (
    <Page {...content.page}>
      <OrganizationData />
      <Hero {...content.hero} figure={<Tree {...content.partsTree} frame="bare" />} />
      <FeatureList {...content.parts} />
      <DataTable {...content.proof} />
      {content.reports.rows.length > 0 && <DataTable {...content.reports} />}
      {content.history.rows.length > 0 && <DataTable {...content.history} />}
      <FeatureList {...content.work} />
      <DataTable {...content.details} />
      <LinkGroups {...content.documents} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
