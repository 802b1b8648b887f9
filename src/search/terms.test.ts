import {describe, expect, it} from 'vitest'
import {nameTermsOf, subjectOf, termsOf} from './terms'

describe('what a text is found by', () => {
  it.each([
    ['customised', 'customizing'],
    ['Zürich', 'zurich'],
    ['e-mail', 'e.mail'],
    ['addOrganizationMember', 'add-organization-member'],
    ['log in', 'log-in'],
    ['Logged in', 'logging in'],
  ])('%s and %s are one', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other))
  })

  it.each([
    ['CORS', 'cores'],
    ['paging', 'page'],
    ['news', 'new'],
  ])('%s and %s are two', (one, other) => {
    expect(termsOf(one)).not.toEqual(termsOf(other))
  })

  it('log in has what login is found by', () => {
    expect(termsOf('log in')).toContain(termsOf('login').join())
  })

  it('is what a question is about, where it is about something', () => {
    const about = (text: string): string[] => subjectOf(text).map(({written}) => written)
    expect(about('why is the invitation link empty')).toEqual(['invitation', 'link', 'empty'])
    expect(about('how do I')).toEqual(['how', 'do', 'i'])
  })

  it.each([
    ['8. Log in', 'log in'],
    ['Keycloak and Okta', 'keycloak vs okta'],
    ['Invalid client or invalid client secret', 'invalid client secret'],
  ])('%s and %s are one name', (one, other) => {
    expect(nameTermsOf(one)).toEqual(nameTermsOf(other))
  })

  it('in a name, Get is what is done', () => {
    expect(nameTermsOf('Get an invitation')).not.toEqual(nameTermsOf('Invitations'))
    expect(nameTermsOf('get invitation')).toEqual(nameTermsOf('Get an invitation'))
  })
})
