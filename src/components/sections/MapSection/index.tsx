import type {ReactNode} from 'react'
import {RegionMap, type RegionMapProps} from '../../figures'
import {Section, type SectionText} from '../../layout/Section'

/** Where the service runs. */
export type MapSectionProps = SectionText & {map: Pick<RegionMapProps, 'title' | 'description' | 'regions' | 'id'>}

export function MapSection({id, title, lead, map}: MapSectionProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead}>
      <RegionMap {...map} frame="bare" />
    </Section>
  )
}
