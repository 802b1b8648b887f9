import {describe, expect, test} from 'vitest'
import {valuesOf} from '../run'
import {fixture} from './fixtures'
import {samlForm} from './form'
import {run} from './saml.client'

const empty = Object.fromEntries(samlForm.fields.map(({name}) => [name, '']))
const {signal} = new AbortController()

describe('form of the SAML decoder', () => {
  test('the tool reads only fields that the form has, and answers an empty form with nothing', async () => {
    expect(await run(valuesOf(empty), undefined, signal)).toEqual([])
  })

  test.each([undefined, 'decode'])('a message is answered for the action %s', async (action) => {
    const report = await run(valuesOf({...empty, message: fixture('response-unsigned.body.txt')}), action, signal)
    expect(report[0]).toMatchObject({kind: 'finding', severity: 'error'})
  })

  test('the clock of the reader counts', async () => {
    const report = await run(valuesOf({...empty, message: fixture('response-signed-both.body.txt')}), undefined, signal)
    const titles = report.map((part) => (part.kind === 'finding' ? part.title : ''))
    expect(titles).toContainEqual(expect.stringMatching(/^The assertion expired \d/))
  })
})
