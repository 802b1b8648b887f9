import type {Measurement} from '../../src/data/measurements'
import type {ServerVersion} from '../bundles/artifacts'
import {cacheEntries} from './caches'
import {argon2Passes, passwordHashCost} from './passwords'
import {dpopBytes, organizationClaim} from './requests'
import {loginRows, objectRows} from './rows'
import type {Measured} from './server'
import {cookieSize, tokenSize} from './tokens'

/** A measurement that a server is started for. It takes two minutes at most, and makes the realms that it needs. */
export type Measurer = {
  version: ServerVersion
  measure: (server: Measured) => Promise<Omit<Measurement, 'versions' | 'machine' | 'date' | 'command'>>
}

/** By the name that `<Chart data>` uses. */
export const measurers: Readonly<Record<string, Measurer>> = {
  // Those that count rows come first, because the others leave realms behind.
  'login-rows': loginRows,
  'object-rows': objectRows,
  'cache-entries': cacheEntries,
  'argon2-passes': argon2Passes,
  'cookie-size': cookieSize,
  'dpop-bytes': dpopBytes,
  'organization-claim': organizationClaim,
  'password-hash-cost': passwordHashCost,
  'token-size': tokenSize,
}
