import {built} from './references'
import type {Section} from './types'

/** Who may do what. */
export const section6: Section = {
  title: '6. Roles and permissions',
  rows: [
    {
      id: '6.1',
      sentence: 'Not shown: there is no login and no roles on this site.',
      proof: built(
        'conformance',
        'every page › asks for no login: it has no field for a password or an address of mail, and sends no form',
      ),
    },
  ],
}
