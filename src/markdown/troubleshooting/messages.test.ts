import {readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {errorMessages} from '../../data/errorMessages'
import {PROOF_SERVERS} from '../../data/proofServers'
import {textOf} from './entries'
import {errorFileOf, messagesOf, problemOf} from './messages'
import {errorsOf} from './plugin.build'

const page = {route: '/docs/x/', address: '/base/docs/x/', title: 'X'}
const familyPage = {route: '/docs/errors/tokens/', address: '/base/docs/errors/tokens/', title: 'Tokens'}
const message = {
  id: 'a',
  area: 'codes',
  text: 'Not … valid',
  error: 'invalid_grant',
  place: 'token',
  cause: 'Why.',
  fix: 'How.',
  family: 'tokens',
  page: '/docs/x/',
} as const

describe('the messages', () => {
  it('name a page and a family that exist', () => {
    expect(messagesOf([page, familyPage], [message])[0]?.owner).toEqual({address: '/base/docs/x/', title: 'X'})
    expect(() => messagesOf([familyPage], [message])).toThrow(/\/docs\/x\/ of the message "a"/)
    expect(() => messagesOf([page], [{...message, family: 'y'}])).toThrow(/family "y" of the message "a"/)
  })

  it('are left out on a site without the page of their family', () => {
    expect(messagesOf([page], [message])).toEqual([])
  })

  it('have different IDs and texts', () => {
    const [ids, texts] = [errorMessages.map(({id}) => id), errorMessages.map((one) => `${problemOf(one)} ${one.place}`)]
    expect([new Set(ids).size, new Set(texts).size]).toEqual([ids.length, texts.length])
  })

  it('say what other versions write where they name some versions only', () => {
    const unclear = errorMessages.filter(
      ({versions, elsewhere}) => (versions === undefined) !== (elsewhere === undefined),
    )
    expect(unclear.map(({id}) => id)).toEqual([])
  })

  it('are not explained by a section Troubleshooting in the same words', async () => {
    const pages = (
      await Promise.all(globSync('docs/**/*.mdx').map((file) => errorsOf(file, readFileSync(file, 'utf8'), '/')))
    ).flat()
    const explained = new Set(pages.flatMap(({entries}) => entries.map(({problem}) => textOf(problem))))
    expect(errorMessages.map(({text}) => text).filter((text) => explained.has(text))).toEqual([])
  })
})

describe('errors.json', () => {
  it('has the messages with their versions, and the sections Troubleshooting with their anchors', () => {
    const [row] = messagesOf([page, familyPage], [message])
    const entry = {
      problem: [{text: 'x'}, {text: '401', isCode: true as const}],
      cause: [{text: 'c'}],
      fix: [],
      anchor: 'b',
    }
    const explained = {page: 'x', title: 'X', address: '/base/docs/x/', entries: [entry]}
    expect(row && errorFileOf([explained], [row])).toEqual({
      format: 1,
      entries: [
        {
          problem: '`invalid_grant`: `Not … valid`',
          cause: 'Why.',
          fix: 'How.',
          place: 'answer of the token endpoint',
          versions: PROOF_SERVERS,
          page: {address: '/base/docs/x/', title: 'X'},
        },
        {problem: 'x`401`', cause: 'c', fix: '', page: {address: '/base/docs/x/#b', title: 'X'}},
      ],
    })
  })
})
