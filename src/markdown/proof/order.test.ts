import {describe, expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {checkOrder} from './order'

const bash = (code: string, flags = '') => `\`\`\`bash ${flags}\n${code}\n\`\`\`\n`
const hidden = (code: string) => bash(code, 'hidden')
const found = (...blocks: string[]) =>
  checkOrder(parseTree(blocks.join('\n'))).map(({line, what}) => `${line}: ${what}`)

describe('a hidden block must not do what a visible block does after it', () => {
  it.each([
    [
      'a setting of the realm, by pipe and by option',
      `admin PUT . "$(admin GET . | jq '.attributes.frontendUrl = ""')"`,
      'kcadm.sh update realms/acme -s attributes.frontendUrl=',
      '"attributes.frontendUrl" of the realm is ""',
    ],
    [
      'a setting with other quotes, over two lines',
      `admin PUT . '{"bruteForceProtected": true}'`,
      "kcadm.sh update realms/acme \\\n  -s 'bruteForceProtected=true'",
      '"bruteForceProtected" of the realm is "true"',
    ],
    [
      'a list',
      `admin PUT events/config '{"enabledEventTypes": ["LOGIN", "LOGOUT"]}'`,
      `kcadm.sh update events/config -r acme -s 'enabledEventTypes=["LOGIN","LOGOUT"]'`,
      '"enabledEventTypes" of events/config is "["LOGIN","LOGOUT"]"',
    ],
    [
      'a removal, by other names of the same variable',
      'admin DELETE "users/$ALICE_ID"',
      'kcadm.sh delete users/$ALICE -r acme',
      'users/$ALICE (deleted)',
    ],
    [
      'a role',
      'kcadm.sh add-roles -r "$LAB_REALM" --uusername robin --cclientid realm-management --rolename view-events',
      'kcadm.sh add-roles -r acme --uusername robin --cclientid realm-management --rolename view-events',
      '"realm-management/view-events" of roles of robin is "(granted)"',
    ],
  ])('%s', (_name, first, second, what) => {
    expect(found(hidden(first), bash(second))).toEqual([
      `1: The hidden block writes the same data as the visible block in line ${first.split('\n').length + 4}: ${what}.`,
    ])
  })

  it('a request to the Admin API counts as a visible step', () => {
    const request = '```http\nPUT /admin/realms/acme\n\n{"verifyEmail": true}\n```\n'
    expect(found(hidden(`admin PUT . '{"verifyEmail": true}'`), request)).toHaveLength(1)
  })

  it.each([
    ['another value', `admin PUT . '{"verifyEmail": false}'`, 'kcadm.sh update realms/acme -s verifyEmail=true'],
    ['another setting', `admin PUT . '{"rememberMe": true}'`, 'kcadm.sh update realms/acme -s verifyEmail=true'],
    ['another resource', `admin PUT events/config '{"a": 1}'`, 'kcadm.sh update realms/acme -s a=1'],
    [
      'a value that is tried and taken back',
      `admin PUT . '{"verifyEmail": true}'\nadmin PUT . '{"verifyEmail": false}'`,
      'kcadm.sh update realms/acme -s verifyEmail=true',
    ],
    ['a look', 'admin GET . | jq .verifyEmail', 'kcadm.sh update realms/acme -s verifyEmail=true'],
  ])('%s is allowed', (_name, first, second) => {
    expect(found(hidden(first), bash(second))).toEqual([])
  })

  it('a hidden block behind the visible one may put its value back', () => {
    const visible = 'kcadm.sh update realms/acme -s failureFactor=5'
    expect(found(bash(visible), hidden(`admin PUT . '{"failureFactor": 5}'`))).toEqual([])
  })
})

describe('a hidden block must leave the session of the admin CLI to the reader', () => {
  const login = (user: string) =>
    `kcadm.sh config credentials --server https://auth.example.com --realm acme --user ${user}`

  it('reports a visible command in a session that only the proof has', () => {
    expect(found(bash(login('robin')), hidden(login('ops@acme.example')), bash('kcadm.sh get users -r acme'))).toEqual([
      '5: The hidden block logs the admin CLI in as ops@acme.example, and the visible block in line 9 uses that session. A reader is logged in as robin.',
    ])
  })

  it('allows a hidden look as another user that logs in again as before', () => {
    expect(
      found(hidden(`${login('alice')}\n${login('ops@acme.example')}`), bash('kcadm.sh get users -r acme')),
    ).toEqual([])
  })

  it('allows a visible block that logs in itself', () => {
    expect(found(hidden(login('alice')), bash(`${login('robin')}\nkcadm.sh get users -r acme`))).toEqual([])
  })
})
