import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {parseCommandLine} from '../../scripts/lib/parseCommandLine'
import {ROOT} from '../../scripts/lib/root'
import {skills} from '../../src/config/skills'
import {SiteError} from '../../src/lib/problem'
import {checksOf, type PageCheck} from '../../src/markdown/proof/checks'
import {parseTree} from '../../src/markdown/parseTree'
import {createCaller, type Caller} from '../consumers/http'
import {readServerInfo, serverInfoSchema} from '../operator/serverInfo'
import {verifyChecks, type CheckResult} from '../operator/verify'

const EXAMPLE =
  'For example: npm run verify -- keycloak-login --server http://localhost:8080 --realm acme --name acme-web=my-app'

/** The variables with an administrator who can read the realm, and the realm in which that administrator logs in. */
const [USERNAME, PASSWORD, LOGIN_REALM] = ['VERIFY_USERNAME', 'VERIFY_PASSWORD', 'VERIFY_LOGIN_REALM'] as const

/** Says whether a realm has the end state of a page or of a skill. Only reads. @returns 1 where a check fails. */
export async function main(args: readonly string[]): Promise<number> {
  const {file, url, realm, renamed} = readArgs(args)
  const checks = readChecks(file)
  const caller = createCaller({url}, grantOf(realm))
  const server = await serverOf(caller)
  const results = await verifyChecks({caller, url, realm, renamed, server}, checks)
  for (const result of results) console.log(lineOf(result))
  const failed = results.filter((result) => 'difference' in result).length
  const passed = results.filter((result) => 'passed' in result).length
  console.log(`${passed} passed, ${failed} failed, ${results.length - passed - failed} skipped`)
  return failed > 0 || passed === 0 ? 1 : 0
}

function lineOf(result: CheckResult): string {
  const {step, path: asked} = result.check
  if ('passed' in result) return `✓ ${step}: GET ${asked}`
  if ('skipped' in result) return `– ${step}: GET ${asked}: skipped, because ${result.skipped}`
  return `✗ ${step}: GET ${asked}\n    ${result.difference}`
}

function readArgs(args: readonly string[]) {
  const allowed = 'the name of a skill or the file of a page, --server, --realm, and --name <page’s name>=<your name>'
  const {values, positionals} = parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: {server: {type: 'string'}, realm: {type: 'string'}, name: {type: 'string', multiple: true, default: []}},
    },
    {allowed, fix: EXAMPLE},
  )
  const [asked, ...others] = positionals
  const missing = [
    ...(asked === undefined || others.length > 0 ? ['one skill or page'] : []),
    ...(values.server === undefined ? ['--server'] : []),
    ...(values.realm === undefined ? ['--realm'] : []),
  ]
  if (asked === undefined || values.server === undefined || values.realm === undefined || missing.length > 0)
    throw new SiteError({what: `The command needs ${missing.join(' and ')}.`, allowed, fix: EXAMPLE})
  const renamed = new Map(
    values.name.map((pair): [string, string] => {
      const [name, other, ...rest] = pair.split('=')
      if (name && other && rest.length === 0) return [name, other]
      throw new SiteError({what: `"${pair}" doesn't rename anything.`, allowed: '--name acme-web=my-app', fix: EXAMPLE})
    }),
  )
  return {file: fileOf(asked), url: values.server.replace(/\/$/, ''), realm: values.realm, renamed}
}

/** The page of a skill, or the page itself. */
function fileOf(asked: string): string {
  if (asked.endsWith('.mdx')) {
    if (existsSync(path.join(ROOT, asked))) return asked
    throw new SiteError({what: `There is no page ${asked}.`, allowed: 'a file from the root of the site', fix: EXAMPLE})
  }
  const skill = skills.find(({name}) => name === asked)
  if (skill === undefined)
    throw new SiteError({
      what: `There is no skill "${asked}".`,
      allowed: `${skills.map(({name}) => name).join(', ')}; or the file of a page, such as docs/sessions/audience.mdx`,
      fix: EXAMPLE,
    })
  return pageFile(skill.page)
}

/** The file of a page of the docs. @param page its path, with both slashes. */
function pageFile(page: string): string {
  const base = page.replace(/^\/|\/$/g, '')
  const found = [`${base}.mdx`, `${base}/index.mdx`].find((file) => existsSync(path.join(ROOT, file)))
  if (found !== undefined) return found
  throw new SiteError({
    file: 'src/config/skills.ts',
    what: `${page} has no file in docs/.`,
    allowed: 'the path of a page of the docs',
    fix: 'Correct the path.',
  })
}

function readChecks(file: string): readonly PageCheck[] {
  const checks = checksOf(parseTree(readFileSync(path.join(ROOT, file), 'utf8')))
  if (checks.length > 0) return checks
  throw new SiteError({
    file,
    what: 'The page has no checks.',
    allowed: 'a page with ```http blocks that have the option "check"',
    fix: 'Add checks: see src/markdown/proof/README.md.',
  })
}

function grantOf(realm: string) {
  const {[USERNAME]: username, [PASSWORD]: password, [LOGIN_REALM]: loginRealm = realm} = process.env
  if (username && password) return {realm: loginRealm, clientId: 'admin-cli', username, password}
  throw new SiteError({
    what: `The environment has no ${USERNAME} or no ${PASSWORD}.`,
    allowed: `username and password of an administrator who can read the realm, and in ${LOGIN_REALM} the realm of that account, by default the realm itself`,
    fix: 'Set both variables, and run the same command again.',
  })
}

/** What the server is; undefined where the account can't read it. */
async function serverOf(caller: Caller) {
  const answer = await caller.get('/admin/serverinfo')
  const parsed = serverInfoSchema.safeParse(answer.json)
  return parsed.success ? readServerInfo(parsed.data) : undefined
}
