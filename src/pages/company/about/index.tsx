import type {ReactNode} from 'react'
import {Tree} from '../../../components/figures'
import {OrganizationData} from '../../../components/layout/OrganizationData'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Hero} from '../../../components/sections/Hero'
import {LinkGroups} from '../../../components/sections/LinkGroups'
import * as content from './_content'

export default function About(): ReactNode {
  return (
    <Page {...content.page}>
      <OrganizationData />
      <Hero {...content.hero} figure={<Tree {...content.partsTree} frame="mat" />} />
      <FeatureList {...content.parts} />
      <DataTable {...content.proof} />
      <FeatureList {...content.work} />
      <DataTable {...content.details} />
      <LinkGroups {...content.documents} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
