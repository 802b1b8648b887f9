import {existsSync} from 'node:fs'
import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import {GENERAL} from '../../openapi/generalAnswers'
import {Validator} from '../../openapi/validator'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {yamlOf} from '../../src/reference/description/publish.build'
import {readDescription} from '../../src/reference/description/read.build'
import {tokenOf} from '../../src/reference/description/access.build'
import {operationsOf, pageName} from '../../src/reference/description/description.build'
import {brandFixture} from '../fixtures/brand'
import {listedCategories, listedOperations} from './listed'

const document = await bundleDescription(ROOT, brand)
const description = readDescription(document)
const operations = operationsOf(description)
const validator = new Validator(description, {strict: false})
const ids = operations.map(({operationId}) => operationId)

/** Statuses with which the server sends no body. */
const WITHOUT_BODY = new Set(['201', '202', '204'])

describe('the description', () => {
  it('has exactly the listed operations, besides those that say that they are not listed', () => {
    const listed = operations.filter((operation) => operation['x-listed'] !== false)
    expect(listed.map(({operationId}) => pageName(operationId)).sort()).toEqual([...listedOperations].sort())
    expect(listedOperations).toHaveLength(80)
  })

  it('has exactly the listed categories, each with operations', () => {
    expect(description.tags.map(({name}) => pageName(name)).sort()).toEqual([...listedCategories].sort())
    expect([...new Set(operations.flatMap(({tags}) => tags))].sort()).toEqual(
      description.tags.map(({name}) => name).sort(),
    )
  })

  it('gives every operation an id and a page of its own', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids.map((id) => pageName(id))).size).toBe(ids.length)
  })

  it('names the brand by its value and nowhere in its files', async () => {
    const other = await bundleDescription(ROOT, brandFixture)
    expect(JSON.stringify(document)).not.toContain('${')
    expect(JSON.stringify(other)).not.toContain(brand.name)
    expect(readDescription(other).info.title).toContain(brandFixture.name)
    for (const file of await readdir(path.join(ROOT, 'openapi'), {recursive: true})) {
      if (!/\.(yaml|ts|json)$/.test(file)) continue
      expect(await readFile(path.join(ROOT, 'openapi', file), 'utf8'), file).not.toMatch(new RegExp(brand.name, 'i'))
    }
  })

  it('is the same to readers of YAML 1.1 and 1.2 as in JSON', () => {
    const yaml = yamlOf(document)
    for (const version of ['1.1', '1.2'] as const)
      expect(parse(yaml, {version, maxAliasCount: -1}), version).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('takes no role of the realm for one of the client realm-management', () => {
    expect(JSON.stringify(document)).not.toMatch(/\brealm roles?\b/i)
    const named = operations.filter((operation) => operation['x-permission']?.includes('`realm-management` role'))
    expect(named.length).toBeGreaterThan(70)
  })

  it('has one rule for what a missing permission is answered with, by path, and the overview says it', async () => {
    const overview = await readFile(path.join(ROOT, 'api/overview.mdx'), 'utf8')
    expect(overview).toContain('| `/orgs`, `/users`, `/events`')
    expect(overview).toContain('| `/webhooks`, `/attributes`')
    for (const {operationId, path: at, responses} of operations) {
      const says = responses['403']?.description ?? ''
      if (/^\/(webhooks|attributes|magic-link|login-token)(\/|$)/.test(at) && responses['401'])
        expect(says, operationId).toContain('lacks the role')
      else if (says.includes('lacks the role')) expect(at, operationId).toMatch(/\/idps(\/|$)/)
    }
  })

  it('has each general answer that generated calls may get in the overview', async () => {
    const rows = (await readFile(path.join(ROOT, 'api/overview.mdx'), 'utf8')).split('\n')
    for (const {status, says} of GENERAL) {
      const cell = status === 'error' ? '| Any error status ' : `| \`${status}\` `
      expect(
        rows.filter((row) => row.startsWith(cell) && row.includes(says)),
        `${status} ${says}`,
      ).toHaveLength(1)
    }
  })

  it('tells readers of the published document what the x- fields say', () => {
    const text = operations.find(({operationId}) => operationId === 'getOrganizations')?.description ?? ''
    for (const title of ['Permissions', 'Side effects', 'Idempotency', 'Paging', 'Since']) {
      expect(text).toContain(`**${title}:**`)
    }
  })
})

describe.each(operations)('$operationId', (operation) => {
  const {summary, requestBody, responses, externalDocs, parameters, tags} = operation

  it('has a title, an explanation, a category and a page of the documentation', () => {
    expect(summary).toMatch(/^[A-Z][^.]+[^.]$/)
    expect(operation.description.length).toBeGreaterThan(60)
    expect(tags).toHaveLength(1)
    const {origin, pathname} = new URL(externalDocs?.url ?? expect.fail())
    expect(origin).toBe(`https://${brand.domain}`)
    const pages = [`${pathname.slice(1, -1)}.mdx`, `${pathname.slice(1)}index.mdx`]
    expect(pages.filter((file) => existsSync(path.join(ROOT, file)))).toHaveLength(1)
  })

  it('says who may call it, what else it does and what a second call does', () => {
    expect(operation['x-permission']).toMatch(/role|[Ee]verybody|member|invited person/)
    expect(operation['x-side-effects']).toMatch(/\.$/)
    expect(operation['x-idempotency']).toMatch(/\.$/)
  })

  it('describes every response with schema and example, or as one without a body', () => {
    for (const [status, response] of Object.entries(responses)) {
      // The import answers 200 and sends nothing.
      const bare = WITHOUT_BODY.has(status) || (operation.operationId === 'importOrganizations' && status === '200')
      if (!response.content) {
        expect(bare, `response ${status}`).toBe(true)
        continue
      }
      for (const media of Object.values(response.content)) {
        expect(media.schema, `schema of ${status}`).toBeDefined()
        expect(Object.keys(media.examples ?? {}), `examples of ${status}`).not.toEqual([])
      }
    }
  })

  it('says that a call without a token is refused, unless it needs none', () => {
    expect(Object.keys(responses).includes('401')).toBe(tokenOf(operation).isSent)
  })

  it('has examples that its schemas allow', () => {
    const contents = [...Object.values(responses), ...(requestBody ? [requestBody] : [])].flatMap(({content}) =>
      Object.values(content ?? {}),
    )
    for (const {schema, examples} of contents) {
      for (const [name, {value}] of Object.entries(examples ?? {})) {
        expect(schema ? validator.problems(schema, value) : ['no schema'], name).toEqual([])
      }
    }
    for (const {name, schema, example} of parameters) {
      expect(example, `example of ${name}`).toBeDefined()
      expect(validator.problems(schema, example), name).toEqual([])
    }
  })
})

describe('every schema', () => {
  const schemas = Object.entries(description.components.schemas)

  it.each(schemas)('%s says what it and each of its properties mean', (_, schema) => {
    const described = (value: unknown) =>
      typeof value === 'object' && value !== null && ('description' in value || '$ref' in value)
    expect(described(schema)).toBe(true)
    const {properties} = schema
    for (const [name, property] of Object.entries(properties ?? {})) expect(described(property), name).toBe(true)
  })

  it.each(schemas)('%s has examples that it allows', (name, schema) => {
    if (!Array.isArray(schema.examples)) return
    for (const example of schema.examples) {
      expect(validator.problems({$ref: `#/components/schemas/${name}`}, example)).toEqual([])
    }
  })
})
