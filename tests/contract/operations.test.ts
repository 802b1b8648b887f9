import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {
  commitExchanges,
  coverageOf,
  formatCoverage,
  missingStatuses,
  readCommitted,
  scenarios,
  toolsFor,
  type ContractServer,
} from '../../lab/contract'
import {operationsOf} from '../../src/reference/description/description.build'
import {description, noServer, openOnServer, validator} from './server'

const operations = operationsOf(description)

if (noServer !== undefined) console.log(`${scenarios.length} operations are not called: ${noServer}`)

/** Without a server the operations are skipped one by one, so that the count of what was not proven is seen. */
describe.skipIf(noServer !== undefined)('the server answers as described', () => {
  const reasons = new Map(
    operations
      .filter((each) => each['x-proven'] === 'source')
      .map(({operationId}) => [operationId, 'Newer than the server.']),
  )
  let server: ContractServer | undefined
  let hasMagicLink = false

  beforeAll(async () => {
    server = await openOnServer()
    const {status} = await server.realm.admin.get(`/realms/${server.realm.name}/magic-link`)
    hasMagicLink = status !== 404
  })

  afterAll(async () => {
    if (!server) return
    const committed = (await readCommitted()).flatMap(({exchanges}) => exchanges)
    console.log(`\n${formatCoverage(coverageOf(operations, server.realm.exchanges, committed, reasons))}\n`)
    await server.stop()
  })

  it.for(scenarios)('$operationId', async ({operationId, needs, run, unproven}, {skip}) => {
    if (!server) throw new Error('There is no server.')
    const {exchanges} = server.realm
    if (needs === 'magic-link' && !hasMagicLink) {
      reasons.set(operationId, 'The server has no magic link extension.')
      skip('The server has no magic link extension.')
    }
    await run(toolsFor(server, operationId))
    expect(missingStatuses(validator.operation(operationId), exchanges, unproven)).toEqual([])
    if (needs && process.env.LAB_RECORD) {
      const own = exchanges.filter((exchange) => exchange.operationId === operationId)
      await commitExchanges(operationId, own, process.env.LAB_RECORD)
    }
  })
})
