import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {isKnownOnly} from '../markdown/proof/versions'
import {fuzzRuns} from '../tools/fuzz'
import type {Procedure, Step} from './procedure'
import {procedures} from './procedures'
import {encodePart, encodeValue} from './resolve'
import {checkValues, problemOf, stepsWith} from './values'

const writesOf = ({create, update, remove}: Step) => [create, update, remove].filter((write) => write !== undefined)

/** The names of variables that scripts use for other things. */
const TAKEN = ['path', 'home', 'user', 'realm', 'server', 'admin', 'api', 'token', 'jq', 'found', 'want']

describe.each(procedures.map((procedure): [string, Procedure] => [procedure.name, procedure]))('%s', (_, procedure) => {
  it('has roles, and values that its own rules allow', () => {
    expect(procedure.roles.write.length).toBeGreaterThan(0)
    if (procedure.only !== undefined) expect(isKnownOnly(procedure.only)).toBe(true)
    const problems = procedure.values
      .filter(({isSecret}) => !isSecret)
      .map((field) => problemOf(field, field.default))
      .filter((problem) => problem !== undefined)
    expect(problems).toEqual([])
  })

  it('can undo or says why not', () => {
    for (const step of stepsWith(procedure, {})) {
      if (step.want === 'absent') expect([step.remove, step.final]).not.toContain(undefined)
      // A script can't tell an object that's missing from an error, unless it looks for it in a list.
      if (step.create) expect(step).toMatchObject({remove: {}, find: {where: {}}})
      expect(writesOf(step).length, step.title).toBeGreaterThan(0)
    }
  })

  it('looks up what its addresses name', () => {
    const known = new Set<string>()
    for (const step of stepsWith(procedure, {})) {
      for (const {name} of step.lookups ?? []) known.add(name)
      const used = [...JSON.stringify(step).matchAll(/\{"ref":"([^"]*)"\}/g)].map(([, name = '']) => name)
      expect(used.filter((name) => !known.has(name))).toEqual([])
    }
    expect([...known].filter((name) => TAKEN.includes(name))).toEqual([])
  })
})

describe('values', () => {
  it('that aren’t allowed never reach a step', () => {
    const field = fc.constantFrom(
      ...procedures.flatMap((procedure) => procedure.values.map(({name}) => ({procedure, name}))),
    )
    fc.assert(
      fc.property(field, fc.string({unit: 'binary'}), ({procedure, name}, text) => {
        const secrets = Object.fromEntries(
          procedure.values.filter(({isSecret}) => isSecret).map((one) => [one.name, 'a-secret-0123456789']),
        )
        const checked = checkValues(procedure, {...secrets, [name]: text})
        if ('problems' in checked) return Object.keys(checked.problems).length === 1 && name in checked.problems
        const value = {...checked.values, ...checked.secrets}[name] ?? ''
        return value === text.trim() && !/[\p{Cc}\p{Surrogate}"\\]/u.test(value)
      }),
      {numRuns: fuzzRuns()},
    )
  })
})

describe('an address', () => {
  it('has the same parts after a server has read it', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', minLength: 1}), (text) => {
        fc.pre(text !== '.' && text !== '..')
        const url = new URL(`https://auth.example.com/a/${encodePart(text)}/b?q=${encodeValue(text)}`)
        expect(url.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'a', wellFormed(text), 'b'])
        expect(url.searchParams.get('q')).toBe(wellFormed(text))
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it.each(['', '.', '..'])('has no part %j', (part) => {
    expect(() => encodePart(part)).toThrow('part of an address')
  })
})

const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
