import {describe, expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {parseProof} from './parse'

const parse = (...lines: string[]) => parseProof(parseTree(lines.join('\n')))
const whatOf = (...lines: string[]) => parse(...lines).problems.map(({line, what}) => `${line}: ${what}`)

describe('what a page has to be followed', () => {
  it('runs the blocks that readers run, in the order of the page, lists included', () => {
    const {steps, problems} = parse('```bash', 'one', '```', '', '1. Then', '', '   ```bash', '   two', '   ```')
    expect(problems).toEqual([])
    expect(steps).toMatchObject([
      {kind: 'run', line: 1, code: 'one', exit: 0, isSilent: false},
      {kind: 'run', line: 7, code: 'two'},
    ])
  })

  it('takes the block right behind a command for its output, and one that says so behind prose', () => {
    const {steps} = parse(
      '```bash',
      'a',
      '```',
      '',
      '```text',
      'A',
      '```',
      '```bash',
      'b',
      '```',
      '',
      'Now:',
      '',
      '```json output',
      '{}',
      '```',
    )
    expect(steps).toMatchObject([
      {code: 'a', expected: {line: 5, language: 'text', text: 'A'}},
      {code: 'b', expected: {line: 14, language: 'json'}},
    ])
  })

  it('makes a file of a block whose title is the name of one', () => {
    expect(parse('```json title="profile.json"', '{}', '```').steps).toEqual([
      {kind: 'file', line: 1, path: 'profile.json', text: '{}'},
    ])
    expect(parse('```text title="Caddyfile"', ':80', '```').steps).toEqual([
      {kind: 'file', line: 1, path: 'Caddyfile', text: ':80'},
    ])
  })

  it('sends a request and compares its answer', () => {
    const lines = [
      '```http',
      'GET /realms/acme/orgs',
      '```',
      '',
      'answers',
      '',
      '```http',
      'HTTP/1.1 200 OK',
      '',
      '[]',
      '```',
    ]
    expect(parse(...lines).steps).toMatchObject([{kind: 'request', line: 1, expected: {line: 7}}])
  })

  it('finds what is said where the page says it', () => {
    const {steps} = parse(
      '```bash hidden says="No such host"',
      'try',
      '```',
      '',
      '| a | b |',
      '| --- | --- |',
      '| `No such host` | x |',
    )
    expect(steps).toMatchObject([{says: [{line: 7, text: 'No such host'}]}])
  })

  it('reads the settings that a table names', () => {
    const table = ['| Label | Field | Default |', '| --- | --- | --- |', '| **On** | `a`, `b` | 0: off |']
    const {steps} = parse('```bash hidden table="Field: Default"', 'get', '```', '', ...table)
    expect(steps).toMatchObject([{rows: [{line: 7, keys: ['a', 'b'], cell: '0: off'}]}])
  })

  it('visits the labels of a paragraph, and looks for those of a table', () => {
    const {steps, hidden} = parse(
      '{/* console */}',
      '',
      'Open **Users**, tabs **Groups** and **Roles**. Enter **Name**.',
      '',
      '{/* console */}',
      '',
      '| Label |',
      '| --- |',
      '| **Name** |',
    )
    expect(steps).toEqual([
      {
        kind: 'console',
        line: 1,
        isTable: false,
        labels: [
          {line: 3, text: 'Users', isTab: false},
          {line: 3, text: 'Groups', isTab: true},
          {line: 3, text: 'Roles', isTab: true},
          {line: 3, text: 'Name', isTab: false},
        ],
      },
      {kind: 'console', line: 5, isTable: true, labels: [{line: 9, text: 'Name', isTab: false}]},
    ])
    expect(hidden).toEqual([1, 5])
  })

  it('does nothing with a block that says why', () => {
    expect(parse('```bash no-check reason="asks the DNS"', 'dig', '```')).toMatchObject({steps: [], problems: []})
  })
})

describe('a mistake of the writer is told at its line', () => {
  it.each([
    [['```text output', 'A', '```'], '1: The block is the output of a command, but there is no command before it.'],
    [['Text', '', '```text', 'A', '```'], '3: No command proves what this block shows.'],
    [['```bash no-check', 'a', '```'], "1: The block isn't checked and gives no reason."],
    [['```bash hidden no-check reason="x"', 'a', '```'], '1: The block is hidden and never runs.'],
    [['```json title="a.json" silent', '{}', '```'], '1: Nothing is run here that could be silent.'],
    [['```bash exit="one"', 'a', '```'], '1: exit="one" isn\'t a number.'],
    [['```bash only="ful"', 'a', '```'], '1: only="ful" is for no server that proofs run on.'],
    [['```bash table="A: B"', 'a', '```'], '1: There is no table after this block for table="…".'],
    [
      ['```bash table="A: C"', 'a', '```', '', '| A | B |', '| - | - |'],
      '1: The table that follows has no columns "A: C".',
    ],
    [
      ['Failed `hard`.', '', '```bash says="hardy"', 'a', '```'],
      '1: The page says "hard"; its proof in line 3 is about "hardy".',
    ],
    [['```http', 'FETCH', '```'], '1: "FETCH" isn\'t a request.'],
    [['```bash', 'a', '```', '', '```json', '{"a": }', '```'], expect.stringContaining("5: The JSON can't be read")],
    [
      ['```bash', 'a', '```', '', '```text', 'A', '```', '', '```text output', 'B', '```'],
      '9: The block is a second output of the command of line 1.',
    ],
    [
      ['{/* console */}', '', 'No label.'],
      '1: The paragraph or table behind {/* console */} has no label of the admin console.',
    ],
  ])('%j', (lines, what) => {
    expect(whatOf(...lines)).toEqual([what])
  })
})
