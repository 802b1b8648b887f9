import type {ReactNode} from 'react'
import {RegionMap, type RegionMapProps} from '../../figures'
import {SectionBand, SectionHeader, type SectionText} from '../../layout/Section'
import {CellTable, type CellTableProps} from '../../ui/CellTable'
import styles from './styles.module.css'

/** Where the service runs. */
export type MapSectionProps = SectionText & {
  map: Pick<RegionMapProps, 'title' | 'description' | 'regions' | 'id'>
  /** What there is to know of each region, beside the map. Default: none. */
  table?: CellTableProps
}

export function MapSection({title, lead, map, table, ...look}: MapSectionProps): ReactNode {
  return (
    <SectionBand composition={table ? 'split' : 'table'} {...look}>
      <div className={table && styles.split}>
        <div>
          <SectionHeader title={title} lead={lead} />
          {table && (
            <div className={styles.table}>
              <CellTable {...table} />
            </div>
          )}
        </div>
        <RegionMap {...map} frame="bare" />
      </div>
    </SectionBand>
  )
}
