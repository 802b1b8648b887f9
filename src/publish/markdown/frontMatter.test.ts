import {expect, it} from 'vitest'
import {parse} from 'yaml'
import {formatFrontMatter} from './frontMatter'

it('is YAML with the values as they are, whatever they contain', () => {
  const values = {
    title: 'Roles: "who" is #1?',
    description: "It's\nnew",
    url: 'https://a.example/docs/',
    type: 'how-to',
    tested_on: ['Keycloak 26.5.6', 'orgs 0.144'],
    tested: '2026-11-26',
  }
  const text = formatFrontMatter(values)
  expect(text).toMatch(/^---\n[^]*\n---$/)
  expect(parse(text.slice(4, -4))).toEqual(values)
})
