import {describe, expect, it} from 'vitest'
import {isForServer, isForVersion, isKnownOnly} from './versions'

describe('the versions that a block is for', () => {
  it.each([
    ['26.7', '26.7.3', true],
    ['26.7', '26.6.4', false],
    ['26.7.3', '26.7.3', true],
    ['26.7.3', '26.7.4', false],
    ['>=26.6', '26.6.4', true],
    ['>=26.6', '26.10.0', true],
    ['>=26.6', '26.5.6', false],
    ['>=26.6.5', '26.6.4', false],
    ['<26.6', '26.5.6', true],
    ['<26.6', '26.6.0', false],
    ['<26.6.4', '26.6.3', true],
    ['newest', '26.7.3', false],
  ])('%s and the server %s: %s', (text, version, isFor) => {
    expect(isForVersion(text, version)).toBe(isFor)
  })
})

describe('the extensions that a block is for', () => {
  const server = {keycloak: '26.7.3', provided: ['keycloak', 'events']} as const

  it.each([
    ['events', true],
    ['!events', false],
    ['orgs', false],
    ['!orgs', true],
    ['>=26.7', true],
  ])('%s on Keycloak 26.7.3 with events: %s', (only, isFor) => {
    expect(isForServer(only, server)).toBe(isFor)
  })
})

it.each([
  ['orgs', true],
  ['!magic-link', true],
  ['26.5', true],
  ['<26.6', true],
  ['keycloak', false],
  ['registry', false],
  ['26.4', false],
  ['<26.5', false],
])('only="%s" is for a server of the lab: %s', (only, isKnown) => {
  expect(isKnownOnly(only)).toBe(isKnown)
})
