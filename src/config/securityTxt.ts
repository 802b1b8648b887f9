import {execFileSync} from 'node:child_process'
import {siteAddress} from '../lib/siteAddress'
import {brand} from './brand'
import {env} from './env'

/** The date of the last change: the same for each build of it. Where there is no history, that of the build. */
function lastChange(): Date {
  if (env.history.depth === 'none') return new Date()
  return new Date(execFileSync('git', ['log', '-1', '--format=%cI'], {encoding: 'utf8'}).trim())
}

/** Whom to tell of a weakness of the site or the service. */
export const securityTxtOptions = {
  email: brand.supportEmail,
  policy: `${siteAddress(brand)}/contact/#security`,
  confirmed: lastChange(),
} as const
