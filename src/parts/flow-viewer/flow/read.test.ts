import {describe, expect, it} from 'vitest'
import {readFlows} from './read'

const subFlow = (alias: string, priority = 1) => ({
  requirement: 'REQUIRED',
  flowAlias: alias,
  authenticatorFlow: true,
  priority,
})

/** Flows of which each names the next as often as this. The last has no steps. */
const chain = (length: number, times: number): string =>
  JSON.stringify(
    Array.from({length}, (_, index) => ({
      alias: `flow ${index}`,
      topLevel: index === 0,
      authenticationExecutions:
        index === length - 1 ? [] : Array.from({length: times}, (__, each) => subFlow(`flow ${index + 1}`, each)),
    })),
  )

describe('readFlows refuses what would keep a page from answering', () => {
  it('flows that name each other twice, eighteen deep', () => {
    expect(() => readFlows(chain(18, 2))).toThrow('These flows have more than 5000 steps')
  })

  it('sub-flows that are nested deeper than any server draws them', () => {
    expect(readFlows(chain(30, 1))).toHaveLength(1)
    expect(() => readFlows(chain(40, 1))).toThrow('Sub-flows are nested more than 30 levels deep')
  })

  it('a list of executions that goes on and on', () => {
    const executions = Array.from({length: 5001}, () => ({
      requirement: 'REQUIRED',
      level: 0,
      providerId: 'auth-cookie',
    }))
    expect(() => readFlows(JSON.stringify(executions))).toThrow('These flows have more than 5000 steps')
  })
})
