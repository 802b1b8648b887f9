import {expect, it} from 'vitest'
import {description} from './request'

const json = new Headers({'content-type': 'application/json'})
const get = (path: string) => ({method: 'GET', path, headers: []})

it.each(['/realms/acme/orgs/count', '/realms/acme/orgs/4f/members/count'])(
  'an answer of %s is checked against the description',
  async (path) => {
    const check = await description()
    expect(check('acme', get(path), {status: 200, headers: json, body: '2'})).toEqual([])
    expect(check('acme', get(path), {status: 200, headers: json, body: '"two"'})).not.toEqual([])
    expect(check('acme', get(path), {status: 418, headers: json, body: '2'})).not.toEqual([])
  },
)

it('a literal path comes before one with a parameter', async () => {
  const check = await description()
  const mine = {'4f': {name: 'cedar', displayName: 'Cedar', url: '', attributes: {}, roles: []}}
  const answer = {status: 200, headers: json, body: JSON.stringify(mine)}
  expect(check('acme', get('/realms/acme/orgs/me'), answer)).toEqual([])
  expect(check('acme', get('/realms/acme/orgs/4f'), answer)).not.toEqual([])
})

it('nothing is known of what is no operation of the description', async () => {
  const check = await description()
  expect(check('acme', get('/realms/acme/account'), {status: 418, headers: json, body: ''})).toEqual([])
})
