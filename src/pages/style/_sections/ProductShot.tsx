import type {ReactNode} from 'react'
import {CellTable} from '../../../components/ui/CellTable'
import {Json} from '../../../components/ui/Json'
import {ProductShot} from '../../../components/ui/ProductShot'
import {InBothModes} from '../_parts/InBothModes'

const table = {
  columns: ['Region', 'Id'],
  rows: [
    ['US West', 'us-west'],
    ['EU Central', 'eu-central'],
  ],
} as const

export function ProductShotDemo(): ReactNode {
  return (
    <InBothModes name="ProductShot, CellTable, Json">
      {() => (
        <>
          <ProductShot name="wizard-providers" callouts={[{point: 'first', text: 'What the number is at'}]} />
          <CellTable {...table} />
          <Json value={{sub: '6b1f0c3e', roles: ['billing'], isVerified: true}} />
        </>
      )}
    </InBothModes>
  )
}
