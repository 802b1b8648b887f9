import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import type {GeneratedCaller} from '../../openapi/contract/generated/calls'
import {deviationOf, generatedCalls, type Deviation} from '../../openapi/contract/generated/run'
import {World} from '../../openapi/contract/generated/world'
import {Lab} from '../../openapi/contract/lab'
import {mailReceiver, webhookReceiver} from '../../openapi/contract/receivers'
import {toolsFor, type Receivers} from '../../openapi/contract/scenario'
import {Validator} from '../../openapi/contract/validator'
import {ROOT} from '../../scripts/lib/root'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {operationsOf} from '../../src/reference/description/description.build'
import {readDescription} from '../../src/reference/description/read.build'
import {brand} from '../../src/data/brand'
import {contractServer, noServer} from './server'

/** How many calls are made, and from which seed. The seed is fixed so that a change is not blamed for an old mistake. */
const COUNT = Number(process.env.CONTRACT_CALLS ?? 300)
const SEED = Number(process.env.CONTRACT_SEED ?? 1)

/** Far more than a call takes on a busy machine, so that only a server that hangs runs into it. */
const TIMEOUT_MS = 60_000 + COUNT * 6_000

const description = readDescription(await bundleDescription(ROOT, brand))
const operations = operationsOf(description).filter((operation) => operation['x-proven'] === 'registry')
const validator = new Validator(description)

function inWords(deviations: readonly Deviation[]): string {
  return deviations
    .map(({operationId, request, problems}) => `${operationId}\n  ${request}\n  ${problems.join('\n  ')}`)
    .join('\n')
}

describe.skipIf(noServer !== undefined)('generated calls', () => {
  let lab: Lab | undefined
  let receivers: Receivers | undefined
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const {address, stop: end} = await contractServer()
    stop = end
    receivers = {mail: await mailReceiver(), hooks: await webhookReceiver()}
    lab = await Lab.open(address, validator)
    await lab.admin('PUT', `/${lab.realm}`, {
      smtpServer: {host: address.callbackHost, port: String(receivers.mail.port), from: 'realm@auth.example.com'},
    })
  })

  afterAll(async () => {
    await lab?.close()
    receivers?.mail.close()
    receivers?.hooks.close()
    await stop?.()
  })

  it(
    `answers ${COUNT} calls of ${operations.length} operations as described (CONTRACT_SEED=${SEED})`,
    async () => {
      if (!lab || !receivers) throw new Error('There is no server.')
      const world = await World.open(lab, toolsFor(lab, receivers, 'generated calls'))
      const tokenOf = (caller: GeneratedCaller): string | undefined | Promise<string> => {
        if (caller === 'member' || caller === 'invited') return world.tokens.get(caller)
        if (caller === 'foreign') return lab?.foreignToken()
        if (caller === 'master') return lab?.adminToken()
        if (caller === 'malformed') return 'none'
        return lab?.tokenOf(caller)
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
