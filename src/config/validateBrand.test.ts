import {describe, expect, it} from 'vitest'
import {brandFixture} from '../../tests/fixtures/brand'
import {validateBrand} from './validateBrand'

function messageFor(candidate: unknown): string {
  try {
    validateBrand(candidate)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('the brand file', () => {
  it('is taken as it is when every field is right', () => {
    expect(validateBrand(brandFixture)).toEqual(brandFixture)
  })

  it('names the file, a missing field and what belongs there', () => {
    const message = messageFor({...brandFixture, supportEmail: undefined})
    expect(message).toContain('src/data/brand.ts  The brand has no "supportEmail".')
    expect(message).toContain('Allowed: an e-mail address')
    expect(message).toContain('Fix: Set "supportEmail"')
  })

  it.each([
    ['name', ''],
    ['slug', 'North Gate'],
    ['domain', 'https://northgate.example/'],
    ['supportEmail', 'help'],
    ['legalName', 7],
  ])('names a malformed %s and its value', (field, value) => {
    const message = messageFor({...brandFixture, [field]: value})
    expect(message).toContain(`The brand's "${field}" is ${JSON.stringify(value)}`)
    expect(message).toContain('Allowed:')
  })

  it('names a link that is not https', () => {
    const links = {...brandFixture.links, dashboard: 'http://dash.northgate.example/'}
    expect(messageFor({...brandFixture, links})).toContain('"links.dashboard" is "http://dash.northgate.example/"')
  })

  it('names a field it does not know', () => {
    expect(messageFor({...brandFixture, colour: 'blue'})).toContain('a field "colour" that the site does not know')
  })

  it('names all mistakes at once', () => {
    expect(messageFor({...brandFixture, name: '', slug: 'A'}).match(/Fix:/g)).toHaveLength(2)
  })
})
