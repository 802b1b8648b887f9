import {admin, query, type Lookup} from '../procedure'

/** Finds the user on whom a step depends: `ref('memberId')`. */
export const lookUpUser = (username: string): Lookup => ({
  name: 'memberId',
  what: `the user ${username}`,
  path: query(admin('users'), {username, exact: 'true'}),
  where: {username},
})
