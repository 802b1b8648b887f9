import {addressVariable} from './fixtureAddress'
import {buildFixtureSite, variants, type Variant} from './fixtureSite'
import {whileServed} from './serveBuild'

/**
 * Builds variants of the fixture site, and serves them while something visits them.
 * @param visit is given the environment that names their addresses.
 */
export async function whileFixturesServed<T>(
  visit: (env: Readonly<Record<string, string>>) => Promise<T>,
  [variant, ...others]: readonly Variant[] = variants,
): Promise<T> {
  if (variant === undefined) return visit({})
  return whileServed(await buildFixtureSite(variant), (address) =>
    whileFixturesServed((env) => visit({...env, [addressVariable(variant)]: address}), others),
  )
}
