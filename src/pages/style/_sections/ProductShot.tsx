import type {ReactNode} from 'react'
import {CellTable} from '../../../kit/ui/CellTable'
import {Json} from '../../../kit/ui/Json'
import {LoginScene, type SceneCustomer} from '../../../kit/ui/LoginScene'
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

const customer = (name: string, look: SceneCustomer['look']): SceneCustomer => ({
  name,
  look,
  address: `ada@${look}.example`,
  screen: {
    title: name,
    host: `login.${look}.example`,
    fields: [{label: 'Password', value: '••••••••'}],
    action: 'Sign In',
  },
  claims: {name: look},
  organization: look,
})

const scene = {
  company: 'A company',
  action: 'Sign In',
  legend: 'Customer',
  token: 'Access token',
  customers: [customer('Cedar Bank', 'cedar'), customer('Maple Health', 'maple'), customer('Birch Labs', 'birch')],
} as const

export function ProductShotDemo(): ReactNode {
  return (
    <InBothModes name="ProductShot, LoginScene, CellTable, Json, TokenPair">
      {() => (
        <>
          <ProductShot name="wizard-providers" callouts={[{point: 'first', text: 'What the number is at'}]} />
          <div className={styles.screenPlace}>
            <LoginScene {...scene} />
          </div>
          <CellTable {...table} />
          <Json value={{sub: '6b1f0c3e', roles: ['billing'], isVerified: true}} />
          <TokenPair {...tokens} />
        </>
      )}
    </InBothModes>
  )
}
