import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {
  deviationOf,
  generatedCalls,
  toolsFor,
  World,
  type ContractServer,
  type Deviation,
  type GeneratedCaller,
} from '../../lab/contract'
import {operationsOf} from '../../src/reference/description/description.build'
import {description, noServer, openOnServer, validator} from './server'

/** How many calls are made, and from which seed. The seed is fixed so that a change is not blamed for an old mistake. */
const COUNT = Number(process.env.CONTRACT_CALLS ?? 300)
const SEED = Number(process.env.CONTRACT_SEED ?? 1)

/** Far more than a call takes on a busy machine, so that only a server that hangs runs into it. */
const TIMEOUT_MS = 60_000 + COUNT * 6_000

const operations = operationsOf(description).filter((operation) => operation['x-proven'] === 'registry')

function inWords(deviations: readonly Deviation[]): string {
  return deviations
    .map(({operationId, request, problems}) => `${operationId}\n  ${request}\n  ${problems.join('\n  ')}`)
    .join('\n')
}

describe.skipIf(noServer !== undefined)('generated calls', () => {
  let server: ContractServer | undefined

  beforeAll(async () => {
    server = await openOnServer()
  })

  afterAll(() => server?.stop())

  it(
    `answers ${COUNT} calls of ${operations.length} operations as described (CONTRACT_SEED=${SEED})`,
    async () => {
      if (!server) throw new Error('There is no server.')
      const {realm} = server
      const world = await World.open(toolsFor(server, 'generated calls'))
      const tokenOf = (caller: GeneratedCaller): string | undefined | Promise<string> => {
        if (caller === 'member' || caller === 'invited') return world.tokens.get(caller)
        if (caller === 'foreign') return realm.foreignToken()
        if (caller === 'master') return realm.adminToken()
        if (caller === 'malformed') return 'none'
        return realm.tokenOf(caller)
      }
      const deviations: Deviation[] = []
      for (const call of generatedCalls(operations, description.components.schemas, {count: COUNT, seed: SEED})) {
        const deviation = await deviationOf(call, world, validator, tokenOf)
        if (deviation) deviations.push(deviation)
      }
      expect(inWords(deviations)).toBe('')
    },
    TIMEOUT_MS,
  )
})
