import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {expect, it} from 'vitest'
import {parse, parseDocument} from 'yaml'
import {brandFixture} from '../../../tests/fixtures/brand'
import {ROOT} from '../root'
import {brandFile, offeredFile, withBrandTokens} from './brandFile'

const read = (file: string): Promise<string> => readFile(path.join(ROOT, 'src/data', file), 'utf8')

it('brand.ts has the values of the answers and keeps its comments', async () => {
  const text = brandFile(await read('brand.ts'), brandFixture)
  expect(text).toContain(JSON.stringify(brandFixture, null, 2))
  expect(text).toContain('The provider whose site this is')
})

it('flags of the offer are turned off by their names', () => {
  const text = offeredFile('  calculators: true,\n  samples: true,\n', ['calculators'])
  expect(text).toContain('calculators: false,')
  expect(text).toContain('samples: true,')
})

it('a token in a flow collection of YAML is quoted', () => {
  const {name, domain, supportEmail} = brandFixture
  const text = `contact: {name: It's ${name}, email: ${supportEmail}}\nurls: [https://${domain}/, "${domain}"]\nname: ${name}\n`
  const replaced = withBrandTokens(text, brandFixture)
  expect(parseDocument(replaced).errors).toEqual([])
  expect(parse(replaced)).toEqual({
    contact: {name: "It's ${brand.name}", email: '${brand.supportEmail}'},
    urls: ['https://${brand.domain}/', '${brand.domain}'],
    name: '${brand.name}',
  })
})

it('an API description says the values of the brand as tokens', () => {
  const {name, legalName, domain, supportEmail} = brandFixture
  expect(withBrandTokens(`${name} by ${legalName}: https://api.${domain}, ${supportEmail}`, brandFixture)).toBe(
    '${brand.name} by ${brand.legalName}: https://api.${brand.domain}, ${brand.supportEmail}',
  )
})
