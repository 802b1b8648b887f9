import type {ReactNode} from 'react'
import {CallToActionDemo} from './CallToAction'
import {CodeShowcaseDemo} from './CodeShowcase'
import {EventLogDemo} from './EventLog'
import {FactRowDemo} from './FactRow'
import {FeatureListDemo} from './FeatureList'
import {HeroDemo} from './Hero'
import {LinkGroupsDemo} from './LinkGroups'
import {MapSectionDemo} from './MapSection'
import {PriceEntryDemo} from './PriceEntry'
import {SplitDemo} from './Split'
import {StepsDemo} from './Steps'

/** Every folder of src/components/sections, one file each: a new section is added here and in a file of its name. */
export function Sections(): ReactNode {
  return (
    <>
      <CallToActionDemo />
      <CodeShowcaseDemo />
      <EventLogDemo />
      <FactRowDemo />
      <FeatureListDemo />
      <HeroDemo />
      <LinkGroupsDemo />
      <MapSectionDemo />
      <PriceEntryDemo />
      <SplitDemo />
      <StepsDemo />
    </>
  )
}
