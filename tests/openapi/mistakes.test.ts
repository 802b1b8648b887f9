import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {formatProblem} from '../../src/lib/problem'
import {brand} from '../../src/data/brand'
import {prepareApiPages} from '../../src/reference/plugin.build'
import {bundleDescription, lintDescription} from '../../src/reference/description/bundle.build'

let site: string

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'openapi-'))
})

afterAll(() => rm(site, {recursive: true, force: true}))

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What is told of the description after one text in one file was replaced. */
async function toldAfter(file: string, text: string, by: string): Promise<string> {
  await rm(path.join(site, 'openapi'), {recursive: true, force: true})
  await cp(path.join(ROOT, 'openapi'), path.join(site, 'openapi'), {recursive: true})
  const target = path.join(site, 'openapi', file)
  const before = await readFile(target, 'utf8')
  if (!before.includes(text)) throw new Error(`${file} has no "${text}".`)
  await writeFile(target, before.replace(text, by))
  return (await lintDescription(site)).map(formatProblem).join('\n')
}

describe('a mistake in the description stops the build with place and cure', () => {
  it.each([
    [
      'a reference to nowhere',
      'paths/roles.yaml',
      '#/RoleName',
      '#/RolName',
      /openapi\/paths\/roles\.yaml:\d+:\d+ .*no-unresolved-refs/,
    ],
    [
      'an operation id twice',
      'paths/users.yaml',
      'listUserInvitations',
      'getMe',
      /openapi\/paths\/\w+\.yaml:\d+:\d+ .*operationId-unique/,
    ],
    [
      'an unknown tag',
      'paths/events.yaml',
      '[Events]',
      '[Evnts]',
      /openapi\/paths\/events\.yaml:\d+:\d+ .*operation-tag-defined/,
    ],
    [
      'a missing response',
      'paths/events.yaml',
      "'202':",
      "'402':",
      /openapi\/paths\/events\.yaml:\d+:\d+ .*operation-2xx-response/,
    ],
    [
      'a path that collides',
      'openapi.yaml',
      '/orgs/{orgId}/invitations/count:',
      '/orgs/{orgId}/invitations/{id}:',
      /openapi\/openapi\.yaml:\d+:\d+ .*(no-identical-paths|path-)/,
    ],
    [
      'an example that the schema forbids',
      'paths/organizations.yaml',
      'value: 107',
      'value: many',
      /organizations\.yaml:\d+:\d+ .*no-invalid-media-type-examples/,
    ],
    [
      'a parameter that the path lacks',
      'paths/portal-link.yaml',
      '#/OrganizationId',
      '#/UserId',
      /:\d+:\d+ .*path-parameters-defined/,
    ],
    ['YAML that is none', 'paths/domains.yaml', 'domains:', 'domains: ]', /openapi\/paths\/domains\.yaml/],
  ])('%s', async (_, file, text, by, told) => {
    const words = await toldAfter(file, text, by)
    expect(words).toMatch(told)
    expect(words).toMatch(/Fix: \w/)
    await expect(bundleDescription(site, brand)).rejects.toThrow(/Fix:/)
  })

  it('two ids that make one address', async () => {
    await toldAfter('paths/users.yaml', 'operationId: listUserInvitations', 'operationId: getIDP')
    vi.stubEnv('NODE_ENV', 'production')
    await expect(prepareApiPages(site, brand)).rejects.toThrow(
      /openapi\/paths\/users\.yaml:\d+ .*"getIDP".*\/api\/get-idp\/[^]*Fix: \w/,
    )
  })

  it("and is a warning while the writers' server runs", async () => {
    await toldAfter('paths/roles.yaml', '#/RoleName', '#/RolName')
    vi.stubEnv('NODE_ENV', 'production')
    await expect(prepareApiPages(site, brand)).rejects.toThrow(/openapi\/paths\/roles\.yaml:\d+:\d+ .*[^]*Fix: \w/)
    vi.stubEnv('NODE_ENV', 'development')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await expect(prepareApiPages(site, brand)).resolves.toBeUndefined()
    expect(warn.mock.calls.flat().join()).toContain('no-unresolved-refs')
    warn.mockRestore()
  })

  it.each([
    [
      'an operation that does not say who may call it',
      'x-permission:',
      'x-permision:',
      'The operation has no "x-permission"',
    ],
    [
      'a summary that is a sentence',
      'summary: List organizations',
      'summary: Lists organizations.',
      "isn't a valid title",
    ],
    [
      'a list that does not say how its pages work',
      'x-paging:',
      'x-pagingg:',
      'the parameter "first" but no "x-paging"',
    ],
  ])('%s', async (_, text, by, told) => {
    expect(await toldAfter('paths/organizations.yaml', text, by)).toContain(told)
  })
})
