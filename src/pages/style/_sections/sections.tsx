import type {ReactNode} from 'react'
import {CallToActionDemo} from './CallToAction'
import {CatalogDemo} from './Catalog'
import {CodeShowcaseDemo} from './CodeShowcase'
import {DataTableDemo} from './DataTable'
import {EventLogDemo} from './EventLog'
import {FactRowDemo} from './FactRow'
import {FaqDemo} from './Faq'
import {FeatureListDemo} from './FeatureList'
import {HeroDemo} from './Hero'
import {LinkGroupsDemo} from './LinkGroups'
import {LoginPathsDemo} from './LoginPaths'
import {MapSectionDemo} from './MapSection'
import {NarrowProseDemo} from './NarrowProse'
import {PlanComparisonDemo} from './PlanComparison'
import {PlansDemo} from './Plans'
import {PriceEntryDemo} from './PriceEntry'
import {ScopeDemo} from './Scope'
import {SplitDemo} from './Split'
import {StepsDemo} from './Steps'
import {WorksheetDemo} from './Worksheet'
import {TabbedTablesDemo} from './TabbedTables'

/** Every folder of src/kit/sections, one file each: a new section is added here and in a file of its name. */
export function Sections(): ReactNode {
  return (
    <>
      <CallToActionDemo />
      <CatalogDemo />
      <CodeShowcaseDemo />
      <DataTableDemo />
      <EventLogDemo />
      <FactRowDemo />
      <FaqDemo />
      <FeatureListDemo />
      <HeroDemo />
      <LinkGroupsDemo />
      <LoginPathsDemo />
      <MapSectionDemo />
      <NarrowProseDemo />
      <PlanComparisonDemo />
      <PlansDemo />
      <PriceEntryDemo />
      <ScopeDemo />
      <SplitDemo />
      <StepsDemo />
      <WorksheetDemo />
      <TabbedTablesDemo />
    </>
  )
}
