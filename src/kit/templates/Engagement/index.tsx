import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {Page, type PageProps} from '../../layout/Page'
import {ServiceData, type ServiceDataProps} from '../../layout/ServiceData'
import {CallToAction, type CallToActionProps} from '../../sections/CallToAction'
import {DataTable, type DataTableProps} from '../../sections/DataTable'
import {FactRow, type FactRowProps} from '../../sections/FactRow'
import {Hero, type HeroProps} from '../../sections/Hero'
import {Scope, type ScopeProps} from '../../sections/Scope'
import {Steps, type StepsProps} from '../../sections/Steps'

/** The words of a page about work that is done once and handed over. */
export type EngagementContent = {
  page: Omit<PageProps, 'children'>
  service: ServiceDataProps['serviceType']
  hero: Omit<HeroProps, 'figure'>
  /** How long it takes. */
  facts: FactRowProps
  /** What the customer gets. */
  deliverables: DataTableProps
  /** How it goes. */
  steps: Omit<StepsProps, 'figure'>
  /** What is needed, and what is not included. */
  scope: ScopeProps
  callToAction: CallToActionProps
}

export type EngagementProps = {
  content: EngagementContent
  /** Beside the heading: what this page alone can show. */
  figure: ReactNode
  /** Between the facts and the deliverables: why and how, with the page's own evidence. */
  children: ReactNode
}

/** What it costs is said in one place. */
const prices = {label: translate({id: 'site.engagement.prices', message: 'See prices'}), to: '/pricing/support/'}

/** Work that is done once: what it is for, the evidence, what is handed over, how it goes, where it ends. */
export function Engagement({content, figure, children}: EngagementProps): ReactNode {
  return (
    <Page {...content.page}>
      <ServiceData serviceType={content.service} description={content.page.meta.description} />
      <Hero {...content.hero} figure={figure} />
      <FactRow {...content.facts} />
      {children}
      <Steps composition="aside" {...content.steps} />
      <DataTable {...content.deliverables} tone="sunken" />
      <Scope {...content.scope} />
      <CallToAction {...content.callToAction} actions={[...content.callToAction.actions, prices]} />
    </Page>
  )
}
