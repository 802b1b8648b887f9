import assert from 'node:assert/strict'
import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {after, before, describe, it} from 'node:test'
import {createLegacyServer} from './server.mjs'

const users = JSON.parse(readFileSync(new URL('users.json', import.meta.url), 'utf8'))
const token = 'a-token-for-tests'

describe('legacy user service', () => {
  const server = createLegacyServer({users, token})
  /** @type {string} */
  let base

  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/users`
  })
  after(() => server.close())

  /** @param {string} name @param {RequestInit} [init] */
  const ask = (name, init = {}) =>
    fetch(`${base}/${encodeURIComponent(name)}`, {headers: {authorization: `Bearer ${token}`}, ...init})
  /** @param {string} name @param {unknown} body */
  const check = async (name, body) => (await ask(name, {method: 'POST', body: JSON.stringify(body)})).status

  it('finds a user by username and by email address, ignoring case', async () => {
    for (const name of ['lucy', 'LUCY', 'lucy@acme.example']) {
      const profile = await (await ask(name)).json()
      assert.equal(profile.username, 'lucy')
      assert.deepEqual(profile.attributes, {legacy_id: ['17']})
    }
  })

  it('does not return the hash', async () => assert.doesNotMatch(await (await ask('lucy')).text(), /pbkdf2|hash/))

  it('answers 404 for an unknown user', async () => assert.equal((await ask('nobody')).status, 404))

  it('answers 200 only for the right password', async () => {
    assert.equal(await check('lucy', {password: 'old password of lucy'}), 200)
    assert.equal(await check('lucy', {password: 'wrong'}), 401)
    assert.equal(await check('lucy', {}), 400)
  })

  it('answers 401 without the token', async () => {
    assert.equal((await ask('lucy', {headers: {}})).status, 401)
    assert.equal((await ask('lucy', {headers: {authorization: 'Bearer another-token-xx'}})).status, 401)
  })

  it('rejects other methods and bodies that are too large', async () => {
    assert.equal((await ask('lucy', {method: 'DELETE'})).status, 405)
    assert.equal(await check('lucy', {password: 'x'.repeat(10_000)}), 400)
  })
})
