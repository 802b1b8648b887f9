import {describe, expect, it} from 'vitest'
import {curl} from './curl'
import {go} from './go'
import {javascript, literal} from './javascript'
import {python} from './python'
import {sampleLanguages} from '.'
import type {SampleRequest} from './request'
import {typescript} from './typescript'

const request: SampleRequest = {
  operationId: 'createThing',
  method: 'POST',
  base: 'https://auth.example.com/realms/acme',
  path: '/things/{id}',
  pathValues: [{name: 'id', value: '1'}],
  queryValues: [],
  needsToken: true,
  body: {type: 'json', value: {name: "Ann's", on: true, none: null, 'a.b': ['c']}},
  answersJson: true,
  answersLocation: false,
}

describe('curl', () => {
  it('keeps an apostrophe of the body out of the quotes of the shell', () => {
    expect(curl(request)).toContain(String.raw`"name": "Ann'\''s"`)
  })

  it('sends a form field by field', () => {
    const form = curl({...request, body: {type: 'form', fields: [{name: 'a', value: 'b c'}]}})
    expect(form).toContain("--data-urlencode 'a=b c'")
    expect(form).not.toContain('application/json')
  })
})

describe('literals', () => {
  it('are those of JavaScript, with quotes around names only where they are needed', () => {
    expect(literal({name: "Ann's", 'a.b': 1})).toBe(String.raw`{name: 'Ann\'s', 'a.b': 1}`)
  })

  it('are those of Python', () => {
    expect(python(request)).toContain('json={"name": "Ann\'s", "on": True, "none": None, "a.b": ["c"]}')
  })
})

describe('a call that makes something', () => {
  it.each(sampleLanguages)('prints the id, which is only in Location, in $label', ({write}) => {
    const code = write({...request, answersJson: false, answersLocation: true})
    expect(code).toMatch(/location/i)
    expect(write({...request, answersJson: false})).not.toMatch(/location/i)
  })
})

describe('a call that is refused', () => {
  it.each(sampleLanguages)('shows what the server says, in $label', ({write}) => {
    expect(write(request)).toMatch(
      /--fail-with-body|text\(\)|JSON\.stringify\(error\)|[.{]body|answer|\{response\.text\}/,
    )
    expect(write(request)).not.toMatch(/raise_for_status|EnsureSuccess|curl -sSf/)
  })
})

describe('a call', () => {
  it('without a token names none', () => {
    expect(javascript({...request, needsToken: false})).not.toContain('TOKEN')
    expect(go({...request, needsToken: false})).not.toContain('"os"')
  })

  it('that is answered without a body prints the status', () => {
    expect(javascript({...request, answersJson: false})).toContain('console.log(response.status)')
  })
})

describe('a sample', () => {
  it('in Ruby uses TLS only if the address says so', async () => {
    const {ruby} = await import('./ruby')
    expect(ruby({...request, base: 'http://localhost:8080/realms/acme'})).toContain("use_ssl = uri.scheme == 'https'")
    expect(ruby(request)).not.toContain('use_ssl: true')
  })

  it('in JavaScript and TypeScript says in which kind of file it runs', () => {
    expect(javascript(request)).toMatch(/^\/\/ Save as call\.mjs/)
    expect(typescript(request)).toMatch(/^\/\/ Save as call\.mts/)
  })

  it.each(sampleLanguages)('says in a comment which values are not those of the reader, in $label', ({write}) => {
    const code = write({...request, ownValues: ['alias', 'userId']})
    expect(code).toMatch(/^\s*(#|\/\/) Replace with your own: alias, userId\.$/m)
    expect(write(request)).not.toContain('Replace with your own')
  })

  it.each(sampleLanguages)('sends JSON by the name that the server has for it, in $label', ({write}) => {
    const body = {type: 'json', value: {a: 1}, mediaType: 'application/scim+json'} as const
    expect(write({...request, body})).toContain('application/scim+json')
  })

  it.each(sampleLanguages)('prints an answer that is text as it came, in $label', ({write}) => {
    expect(write({...request, answersJson: false, answersText: true})).not.toMatch(
      /status(_code|Code|\(\))?\)$|\.json\(\)/m,
    )
  })
})
