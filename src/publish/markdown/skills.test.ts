import {createHash} from 'node:crypto'
import {describe, expect, it} from 'vitest'
import {skillFiles, type SkillOptions} from './skills'
import type {Twin} from './twins'

const twin: Twin = {
  path: '/docs/sso/',
  title: 'SSO',
  description: 'About SSO.',
  type: 'how-to',
  body: '# SSO\n\nStep 1.\n',
  text: '---\n---\n\n# SSO\n\nStep 1.\n',
}
const skill: SkillOptions = {name: 'connect-sso', page: '/docs/sso/', description: 'Connect SSO. Use it for SAML.'}
const context = {siteUrl: 'https://site.example/', instructions: ['Replace the realm.'], checks: new Map()}
const files = (...skills: SkillOptions[]) => skillFiles(skills, [twin], context)

describe('a skill', () => {
  it('has a name and a description, what agents should know, and the page', () => {
    expect(files(skill).get('/.well-known/agent-skills/connect-sso/SKILL.md')).toBe(
      [
        '---\nname: connect-sso\ndescription: "Connect SSO. Use it for SAML."\n---',
        'Replace the realm.',
        'The rest of this skill is the page https://site.example/docs/sso/index.md. Index of all pages: https://site.example/llms.txt',
        '# SSO',
        'Step 1.\n',
      ].join('\n\n'),
    )
  })

  it('ends with the checks of its page', () => {
    const check = {
      line: 1,
      step: '1. Connect',
      anchor: '1-connect',
      path: '/admin/realms/acme/identity-provider/instances/cedar',
      expected: {status: 200, headers: [], body: '{"enabled": true, …}'},
      only: '>=26.6',
    }
    const text = skillFiles([skill], [twin], {...context, checks: new Map([['/docs/sso/', [check]]])}).get(
      '/.well-known/agent-skills/connect-sso/SKILL.md',
    )
    expect(text).toContain(
      '1. After "1. Connect" (for >=26.6), `GET /admin/realms/acme/identity-provider/instances/cedar` answers 200:\n\n```json\n{"enabled": true, …}\n```\n',
    )
  })

  it.each([
    ['a name with capitals', {...skill, name: 'Connect'}, /"Connect" has a name that agents refuse/],
    ['a name of 65 characters', {...skill, name: 'a'.repeat(65)}, /at most 64 characters/],
    ['a long description', {...skill, description: 'a'.repeat(1025)}, /a description of 1025 characters/],
    ['a page that there is not', {...skill, page: '/docs/no/'}, /names the page \/docs\/no\//],
  ])('can not have %s', (_, wrong, message) => {
    expect(() => files(wrong)).toThrow(message)
  })
})

it('without skills, there is no index', () => {
  expect([...files().keys()]).toEqual([])
})

it('the index lists each skill with the digest of its file', () => {
  const all = files(skill)
  const text = all.get('/.well-known/agent-skills/connect-sso/SKILL.md') ?? ''
  expect(JSON.parse(all.get('/.well-known/agent-skills/index.json') ?? '')).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'connect-sso',
        type: 'skill-md',
        description: 'Connect SSO. Use it for SAML.',
        url: 'https://site.example/.well-known/agent-skills/connect-sso/SKILL.md',
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ],
  })
})
