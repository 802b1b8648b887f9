import {offered} from '../../../data/offer/offered'
import {hasStandby, secondRegion} from '../../../data/offer/regions'
import type {Need} from '../../../parts/calculators/estimate'

/** A need with so many users, and nothing else unless it is named. */
export const at = (wanted: Partial<Need> & Pick<Need, 'users'>): Need => ({
  organizations: 0,
  connections: 0,
  regions: 1,
  support: 'on-call',
  ...wanted,
})

const scenarios: readonly {label: string; need: Need}[] = [
  {label: 'A product before its launch', need: at({users: 300, organizations: 3})},
  {
    label: 'A first year with 60 customers, 8 of them with SSO',
    need: at({users: 4200, organizations: 60, connections: 8}),
  },
  {
    label: 'A growing product, where every third customer uses SSO',
    need: at({users: 18_000, organizations: 120, connections: 40}),
  },
  {
    label: 'Only enterprise customers, with few users and SSO for all',
    need: at({users: 9000, organizations: 150, connections: 150}),
  },
  {
    label: hasStandby ? 'A consumer application with a standby region' : 'A consumer application',
    need: at({users: 240_000, organizations: 0, regions: secondRegion.most}),
  },
  {
    label: 'The same application, with engineering hours every month',
    need: at({users: 240_000, organizations: 0, regions: secondRegion.most, support: 'engineering'}),
  },
]

/** The examples of what is sold. */
export const sold = scenarios.filter(({need}) => offered.support || need.support === 'on-call')
