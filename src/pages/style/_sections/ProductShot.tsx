import type {ReactNode} from 'react'
import {CellTable} from '../../../kit/ui/CellTable'
import {Json} from '../../../kit/ui/Json'
import {NextScreen} from '../../../kit/ui/NextScreen'
import {ProductShot} from '../../../kit/ui/ProductShot'
import {TokenPair, type TokenPairProps} from '../../../kit/ui/TokenPair'
import {InBothModes} from '../_parts/InBothModes'
import styles from './styles.module.css'

const table = {
  columns: ['Region', 'Id'],
  rows: [
    ['US West', 'us-west'],
    ['EU Central', 'eu-central'],
  ],
} as const

const tokens = {
  holders: [
    {title: 'The first', shot: 'provider-cedar', token: {iss: 'https://auth.example.com', sub: '6b1f0c3e'}},
    {title: 'The second', shot: 'provider-maple', token: {iss: 'https://auth.example.com', sub: '9a40c1f2'}},
  ],
  shared: 'What both say',
  note: 'An example.',
} satisfies TokenPairProps

export function ProductShotDemo(): ReactNode {
  return (
    <InBothModes name="ProductShot, NextScreen, CellTable, Json, TokenPair">
      {() => (
        <>
          <ProductShot name="wizard-providers" callouts={[{point: 'first', text: 'What the number is at'}]} />
          <div className={styles.screenPlace}>
            <NextScreen shot="acme-login" next="provider-cedar" />
          </div>
          <CellTable {...table} />
          <Json value={{sub: '6b1f0c3e', roles: ['billing'], isVerified: true}} />
          <TokenPair {...tokens} />
        </>
      )}
    </InBothModes>
  )
}
