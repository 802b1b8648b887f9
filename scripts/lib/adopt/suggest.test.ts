import {expect, it} from 'vitest'
import {brandFixture} from '../../../tests/fixtures/brand'
import {suggestedField, suggestedLink} from './suggest'

it('the fields of a new name follow from it and from the answers before', () => {
  const name = 'Chaves São João'
  expect(suggestedField('slug', brandFixture, {name})).toBe('chaves-sao-joao')
  expect(suggestedField('legalName', brandFixture, {name})).toBe(name)
  expect(suggestedField('domain', brandFixture, {name, slug: 'chaves'})).toBe('www.chaves.example')
  expect(suggestedField('supportEmail', brandFixture, {name, domain: 'www.chaves.pt'})).toBe('support@chaves.pt')
})

it('the fields of the present name stay', () => {
  const {name, slug, supportEmail} = brandFixture
  expect(suggestedField('name', brandFixture, {})).toBe(name)
  expect(suggestedField('slug', brandFixture, {name})).toBe(slug)
  expect(suggestedField('supportEmail', brandFixture, {name, domain: 'a.example'})).toBe(supportEmail)
})

it('a name without Latin letters has a slug that can be used', () => {
  expect(suggestedField('slug', brandFixture, {name: '鍵'})).toBe('provider')
})

it('links lead to the same hosts of the new domain', () => {
  expect(suggestedLink(brandFixture.links.dashboard ?? '', brandFixture, 'www.chaves.pt')).toBe(
    'https://dash.chaves.pt/',
  )
})
