import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {Ajv} from 'ajv'
import {describe, expect, it} from 'vitest'
import {Collection, type Item} from 'postman-collection'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {readDescription} from '../../src/reference/description/read.build'
import {operationsOf} from '../../src/reference/description/description.build'
import {postmanCollection} from '../../src/reference/description/postman.build'

const description = readDescription(await bundleDescription(ROOT, brand))
const collection = postmanCollection(description)
// Postman's own schema, https://github.com/postmanlabs/schemas (Apache-2.0), its parts put into one file.
const schemaFile = path.join(ROOT, 'tests/fixtures/postman/collection-2.1.0.schema.json')
const schema = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(schemaFile, 'utf8')))
const validate = new Ajv({strict: false, allErrors: true}).compile(schema)

const folders = z.array(
  z.object({
    name: z.string(),
    item: z.array(
      z.object({
        name: z.string(),
        request: z.looseObject({
          method: z.string(),
          url: z.object({raw: z.string(), variable: z.array(z.object({key: z.string(), value: z.string()}))}),
        }),
      }),
    ),
  }),
)

describe('the Postman collection', () => {
  it('is one by the schema of its format', () => {
    expect(validate(JSON.parse(JSON.stringify(collection))), JSON.stringify(validate.errors)).toBe(true)
  })

  it('would not be one without its requests', () => {
    expect(validate({info: collection.info, item: [{name: 'empty'}]})).toBe(false)
  })

  it('has every operation once, in the folder of its category', () => {
    const calls = folders
      .parse(collection.item)
      .flatMap(({name, item}) => item.map((each) => `${name}: ${each.request.method} ${each.name}`))
    const expected = operationsOf(description).map(
      ({tags, method, summary}) => `${tags.join()}: ${method.toUpperCase()} ${summary}`,
    )
    expect(calls.sort()).toEqual(expected.sort())
  })

  it('gives every variable of a path a value', () => {
    for (const {item} of folders.parse(collection.item)) {
      for (const {request} of item) {
        const variables = [...request.url.raw.matchAll(/\/:(\w+)/g)].map(([, name]) => name)
        expect(request.url.variable.map(({key}) => key).sort(), request.url.raw).toEqual(variables.sort())
        for (const {key, value} of request.url.variable) expect(value).toBe(`{{${key}}}`)
      }
    }
    const given = new Map(collection.variable.map(({key, value}) => [key, value]))
    const needed = folders
      .parse(collection.item)
      .flatMap(({item}) => item.flatMap(({request}) => request.url.variable.map(({key}) => key)))
    expect([...given.keys()].sort()).toEqual(['baseUrl', 'token', ...new Set(needed)].sort())
    expect([...given].filter(([, value]) => value === '')).toEqual([['token', '']])
  })

  it('is read by Postman’s own library, with every documented answer saved at its request', () => {
    const read = new Collection(structuredClone(collection))
    expect(read.variables.count()).toBe(collection.variable.length)
    const requests: Item[] = []
    read.forEachItem((item) => requests.push(item))
    const operations = operationsOf(description)
    expect(requests).toHaveLength(operations.length)
    for (const {summary, responses} of operations) {
      const saved = requests.find(({name}) => name === summary)?.responses.all() ?? []
      const codes = saved.map(({code}) => String(code))
      expect([...new Set(codes)].sort(), summary).toEqual(Object.keys(responses).sort())
    }
    const [created] = requests.find(({name}) => name === 'Create an organization')?.responses.all() ?? []
    expect(created?.headers.get('Location')).toContain('/orgs/')
    const url = requests[0]?.request.url
    expect(url?.toString()).toContain('{{baseUrl}}/orgs')
  })

  it('holds no token, and is the same each time', () => {
    expect(JSON.stringify(collection)).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]{20,}/)
    expect(postmanCollection(description)).toEqual(collection)
  })
})
