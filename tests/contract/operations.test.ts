import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {readDescription} from '../../src/reference/description/read.build'
import {operationsOf} from '../../src/reference/description/description.build'
import {coverageOf, formatCoverage, missingStatuses} from '../../openapi/contract/coverage'
import {commitExchanges, readCommitted} from '../../openapi/contract/exchanges'
import {Lab} from '../../openapi/contract/lab'
import {mailReceiver, webhookReceiver} from '../../openapi/contract/receivers'
import {toolsFor, type Receivers} from '../../openapi/contract/scenario'
import {scenarios} from '../../openapi/contract/scenarios'
import {Validator} from '../../openapi/contract/validator'
import {ROOT} from '../../scripts/lib/root'
import {contractServer, noServer} from './server'

const description = readDescription(await bundleDescription(ROOT, brand))
const operations = operationsOf(description)
const validator = new Validator(description)

if (noServer !== undefined) console.log(`${scenarios.length} operations are not called: ${noServer}`)

/** Without a server the operations are skipped one by one, so that the count of what was not proven is seen. */
describe.skipIf(noServer !== undefined)('the server answers as described', () => {
  const reasons = new Map(
    operations
      .filter((each) => each['x-proven'] === 'source')
      .map(({operationId}) => [operationId, 'Newer than the server.']),
  )
  let lab: Lab | undefined
  let stop: (() => Promise<void>) | undefined
  let receivers: Receivers | undefined
  let hasMagicLink = false

  beforeAll(async () => {
    const {address, stop: end} = await contractServer()
    stop = end
    receivers = {mail: await mailReceiver(), hooks: await webhookReceiver()}
    lab = await Lab.open(address, validator)
    await lab.admin('PUT', `/${lab.realm}`, {
      smtpServer: {host: address.callbackHost, port: String(receivers.mail.port), from: 'realm@auth.example.com'},
    })
    hasMagicLink = (await fetch(`${address.url}/realms/${lab.realm}/magic-link`)).status !== 404
  })

  afterAll(async () => {
    if (lab) {
      const committed = (await readCommitted()).flatMap(({exchanges}) => exchanges)
      console.log(`\n${formatCoverage(coverageOf(operations, lab.exchanges, committed, reasons))}\n`)
      await lab.close()
    }
    receivers?.mail.close()
    receivers?.hooks.close()
    await stop?.()
  })

  it.for(scenarios)('$operationId', async ({operationId, needs, run, unproven}, {skip}) => {
    if (!lab || !receivers) throw new Error('There is no server.')
    if (needs === 'magic-link' && !hasMagicLink) {
      reasons.set(operationId, 'The server has no magic link extension.')
      skip('The server has no magic link extension.')
    }
    await run(toolsFor(lab, receivers, operationId))
    expect(missingStatuses(validator.operation(operationId), lab.exchanges, unproven)).toEqual([])
    if (needs && process.env.LAB_RECORD) {
      const own = lab.exchanges.filter((exchange) => exchange.operationId === operationId)
      await commitExchanges(operationId, own, process.env.LAB_RECORD)
    }
  })
})
