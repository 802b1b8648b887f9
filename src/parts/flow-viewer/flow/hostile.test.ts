import fc from 'fast-check'
import {expect, it} from 'vitest'
import {fuzzRuns} from '../../../tools/fuzz'
import {readFlows, type Step} from './read'

const execution = fc.record(
  {
    authenticator: fc.oneof(fc.constant('auth-cookie'), fc.anything()),
    providerId: fc.oneof(fc.constant('auth-otp-form'), fc.anything()),
    authenticatorFlow: fc.boolean(),
    authenticationFlow: fc.boolean(),
    // Flows that name each other, and themselves.
    flowAlias: fc.constantFrom('a', 'b', 'c'),
    displayName: fc.anything(),
    requirement: fc.oneof(fc.constantFrom('REQUIRED', 'ALTERNATIVE', 'CONDITIONAL', 'DISABLED'), fc.anything()),
    level: fc.oneof(fc.nat(3), fc.anything()),
    priority: fc.anything(),
  },
  {requiredKeys: []},
)
const flow = fc.record(
  {
    alias: fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.anything()),
    topLevel: fc.anything(),
    authenticationExecutions: fc.oneof(fc.array(execution, {maxLength: 4}), fc.anything()),
  },
  {requiredKeys: []},
)
const pasted = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.json(),
  fc
    .oneof(flow, fc.array(flow), fc.array(execution), fc.record({authenticationFlows: fc.array(flow)}))
    .map((value) => JSON.stringify(value)),
)

function check(steps: readonly Step[]): void {
  for (const {requirement, label, provider, steps: inside = []} of steps) {
    expect(['REQUIRED', 'ALTERNATIVE', 'CONDITIONAL', 'DISABLED']).toContain(requirement)
    for (const name of [label, provider]) expect(['string', 'undefined']).toContain(typeof name)
    check(inside)
  }
}

it('the flow viewer draws what was pasted, or says in a sentence what is wrong with it', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      try {
        for (const {alias, steps} of readFlows(text)) {
          expect(alias).toBeTypeOf('string')
          check(steps)
        }
      } catch (error) {
        // An error of the language itself would tell the reader nothing.
        if (!(error instanceof Error) || error.constructor !== Error) throw error
        expect(error.message).toMatch(/\S/)
      }
    }),
    {numRuns: fuzzRuns()},
  )
})
