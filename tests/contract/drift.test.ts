import {readdir} from 'node:fs/promises'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {drift, routes, routesOfJars} from '../../lab/contract'
import {operationsOf} from '../../src/reference/description/description.build'
import {contractJars, description} from './server'

const jars = await contractJars()

/** Needs the server's extensions, and a JDK for its `javap` and `jar`. */
describe.skipIf(!jars)('the extensions of the server', () => {
  it('offer what is described, and no more', async () => {
    const {providers, javaHome} = jars ?? {providers: '', javaHome: ''}
    const names = (await readdir(providers)).filter((name) => /^keycloak-(orgs|events|magic-link)-.*\.jar$/.test(name))
    expect(names).not.toEqual([])
    const offered = await routesOfJars(
      names.map((name) => path.join(providers, name)),
      javaHome,
    )
    const operations = operationsOf(description)
    const present = operations.filter(({'x-since': since}) =>
      names.some((name) => since && name.startsWith(`${since.extension}-`)),
    )
    expect(drift(offered, present)).toEqual({undescribed: [], unknown: []})
    // The list that runs without a server compare with.
    expect(routes).toEqual(expect.arrayContaining(offered))
  })
})
