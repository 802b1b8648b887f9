import {describe, expect, it} from 'vitest'
import record from '../../../data/serverFlows.json'
import {authenticators} from '../../../data/authenticators'
import {drawFlow} from './graph'
import {countFaults, explainFlow, type ExplainedStep} from './explain'
import {readFlows} from './read'

type Outline = readonly (readonly [requirement: string, what: string, inside?: Outline])[]

/** An export with one flow. */
function exportOf(outline: Outline): string {
  const flows: object[] = []
  const add = (alias: string, steps: Outline, topLevel: boolean): void => {
    const authenticationExecutions = steps.map(([requirement, what, inside], priority) => {
      if (inside) add(what, inside, false)
      return inside
        ? {requirement, priority, authenticatorFlow: true, flowAlias: what}
        : {requirement, priority, authenticator: what}
    })
    flows.push({alias, topLevel, authenticationExecutions})
  }
  add('tried', outline, true)
  return JSON.stringify({authenticationFlows: flows})
}

const all = (steps: readonly ExplainedStep[]): ExplainedStep[] => steps.flatMap((step) => [step, ...all(step.steps)])

/** The faults of a flow, each with the step that has it. */
function faultsOf(outline: Outline): string[] {
  const [flow] = readFlows(exportOf(outline)).map(explainFlow)
  if (!flow) return []
  return [...flow.faults, ...all(flow.steps).flatMap(({name, faults}) => faults.map((fault) => `${name}: ${fault}`))]
}

const password = ['REQUIRED', 'auth-username-password-form'] as const

describe('explainFlow', () => {
  it('finds nothing wrong with the flows that come with the server', () => {
    const flows = readFlows(JSON.stringify(record)).map(explainFlow)
    expect(flows.map(({alias}) => alias)).toContain('browser')
    expect(flows.filter((flow) => countFaults(flow) > 0).map(({alias}) => alias)).toEqual([])
  })

  it.each<[string, Outline, string]>([
    ['an alternative beside a required step', [['ALTERNATIVE', 'auth-cookie'], password], 'Cookie: Ignored'],
    [
      'a conditional sub-flow without a condition',
      [password, ['CONDITIONAL', 'code', [['REQUIRED', 'auth-otp-form']]]],
      'code: Never runs',
    ],
    [
      'a condition that is turned off',
      [
        password,
        [
          'CONDITIONAL',
          'code',
          [
            ['DISABLED', 'conditional-user-configured'],
            ['REQUIRED', 'auth-otp-form'],
          ],
        ],
      ],
      'code: Never runs',
    ],
    [
      'a condition in a sub-flow that is required',
      [
        password,
        [
          'REQUIRED',
          'code',
          [
            ['REQUIRED', 'conditional-user-configured'],
            ['REQUIRED', 'auth-otp-form'],
          ],
        ],
      ],
      'Condition - user configured: Never checked',
    ],
    [
      'a code before the user is known',
      [['REQUIRED', 'auth-otp-form'], password],
      'OTP Form: Keycloak doesn’t know the user yet',
    ],
    [
      'a code as alternative to the password',
      [
        ['ALTERNATIVE', 'auth-username-password-form'],
        ['ALTERNATIVE', 'auth-otp-form'],
      ],
      'OTP Form: Skipped',
    ],
    [
      'the cookie behind the forms',
      [
        ['ALTERNATIVE', 'auth-username-password-form'],
        ['ALTERNATIVE', 'auth-cookie'],
      ],
      'Cookie: Runs too late',
    ],
    ['a cookie that everybody needs', [['REQUIRED', 'auth-cookie'], password], 'Cookie: Users without a session'],
    [
      'a discovery that nothing follows',
      [
        ['ALTERNATIVE', 'auth-cookie'],
        ['ALTERNATIVE', 'ext-auth-home-idp-discovery'],
      ],
      'Home IdP Discovery: No step follows',
    ],
    [
      'a discovery behind the user name',
      [
        ['REQUIRED', 'auth-username-form'],
        [
          'REQUIRED',
          'ways',
          [
            ['ALTERNATIVE', 'ext-auth-home-idp-discovery'],
            ['ALTERNATIVE', 'auth-password-form'],
          ],
        ],
      ],
      'Home IdP Discovery: The Username Form before this step',
    ],
    ['a flow that is turned off', [['DISABLED', 'auth-username-password-form']], 'Every step is disabled'],
    [
      'an empty sub-flow',
      [password, ['REQUIRED', 'code', [['DISABLED', 'auth-otp-form']]]],
      'code: Every step in it is disabled',
    ],
  ])('names %s', (_, outline, fault) => {
    expect(faultsOf(outline)).toEqual([expect.stringContaining(fault)])
  })

  it('takes a step that it does not know for right', () => {
    expect(
      faultsOf([
        ['REQUIRED', 'of-somebody-else'],
        ['REQUIRED', 'auth-otp-form'],
      ]),
    ).toEqual([])
  })

  it('allows a required cookie where another way is left', () => {
    expect(
      faultsOf([
        ['ALTERNATIVE', 'session', [['REQUIRED', 'auth-cookie']]],
        ['ALTERNATIVE', 'forms', [password]],
      ]),
    ).toEqual([])
  })

  it('names the steps as the server does', () => {
    const known = Object.entries(record.names).filter(([id]) => id in authenticators)
    expect(known.length).toBeGreaterThan(50)
    for (const [id, name] of known) expect([id, authenticators[id]?.name]).toEqual([id, name])
  })
})

describe('readFlows', () => {
  it('reads the list of executions of one flow', () => {
    const executions = [
      {requirement: 'ALTERNATIVE', level: 0, providerId: 'auth-cookie', displayName: 'Cookie'},
      {requirement: 'ALTERNATIVE', level: 0, authenticationFlow: true, displayName: 'forms'},
      {requirement: 'REQUIRED', level: 1, providerId: 'auth-username-password-form', displayName: 'A form'},
    ]
    const [flow] = readFlows(JSON.stringify(executions))
    expect(flow?.steps.map(({label, steps}) => [label, steps?.length])).toEqual([
      ['Cookie', undefined],
      ['forms', 1],
    ])
  })

  it.each([
    ['{"realm": ', 'This isn’t valid JSON'],
    ['{"realm": "acme"}', 'No flow found'],
    ['[{"level": 0, "requirement": "OPTIONAL"}]', '"OPTIONAL"'],
    [
      '[{"alias": "a", "authenticationExecutions": [{"flowAlias": "a", "requirement": "REQUIRED"}]}]',
      'contains itself',
    ],
  ])('says of %s what is wrong', (source, message) => {
    expect(() => readFlows(source)).toThrow(message)
  })
})

describe('drawFlow', () => {
  it('leads from the cookie to the end, or on to the next alternative', () => {
    const outline: Outline = [
      ['ALTERNATIVE', 'auth-cookie'],
      ['ALTERNATIVE', 'forms', [password]],
    ]
    const [flow] = readFlows(exportOf(outline)).map(explainFlow)
    const {nodes, edges} = drawFlow(flow?.steps ?? [], 'Logged in')
    const label = (id: string) => nodes.find((node) => node.id === id)?.label
    expect(edges.map(({from, to, label: words}) => [label(from), words, label(to)])).toEqual([
      ['Cookie', 'succeeds', 'Logged in'],
      ['Cookie', 'otherwise', 'Username Password Form'],
      ['Username Password Form', '', 'Logged in'],
    ])
  })
})
