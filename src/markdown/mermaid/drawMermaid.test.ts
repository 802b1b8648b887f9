import {describe, expect, it} from 'vitest'
import {drawMermaid} from './drawMermaid'

const words = 'accTitle: A login\naccDescr: The browser asks, and the server answers.'
const withWords = (source: string): string => source.replace('\n', `\n${words}\n`)

const diagrams = {
  flowchart: 'flowchart TD\n  A[Start] --> B{Has account?}\n  B -->|Yes| C[Log in]\n  B -->|No| D[Register]',
  sequence:
    'sequenceDiagram\n  participant B as Browser\n  B->>K: GET /auth\n  K-->>B: 302\n  alt ok\n    B->>K: code\n  end',
  state: 'stateDiagram-v2\n  [*] --> Active\n  Active --> Locked : failures',
  class: 'classDiagram\n  class User {\n    +String id\n  }\n  User <|-- Admin',
  entities: 'erDiagram\n  REALM ||--o{ USER : has',
}

describe('a Mermaid diagram', () => {
  it.each(Object.entries(diagrams))(
    'of the kind %s has words, a size, and nothing that the policy forbids',
    (_, source) => {
      const drawn = drawMermaid(withWords(source))
      if ('fix' in drawn) throw new Error(`${drawn.line}: ${drawn.what}`)
      expect(drawn.title).toBe('A login')
      expect(drawn.description).toBe('The browser asks, and the server answers.')
      expect(Math.min(drawn.width, drawn.height)).toBeGreaterThan(40)
      expect(drawn.body).toContain('<text')
      expect(drawn.body).not.toMatch(/<style|\sstyle=|var\(|https?:|data-|#[0-9a-f]{3,6}"/)
    },
  )

  it('shows every label', () => {
    const drawn = drawMermaid(withWords(diagrams.flowchart))
    const body = 'body' in drawn ? drawn.body : ''
    for (const label of ['Start', 'Has account?', 'Log in', 'Register', 'Yes', 'No'])
      expect(body).toContain(`>${label}<`)
  })

  it('names its parts after its title, so that two on a page share none', () => {
    const drawn = drawMermaid(withWords(diagrams.flowchart))
    const body = 'body' in drawn ? drawn.body : ''
    const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).not.toHaveLength(0)
    expect(ids.filter((id) => !id?.startsWith('mermaid-a-login-'))).toEqual([])
    expect([...body.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.includes(id))).toEqual([])
  })

  it('takes a description of several lines', () => {
    const drawn = drawMermaid('flowchart TD\naccTitle: A\naccDescr {\n  One.\n  Two.\n}\n  A --> B')
    expect('description' in drawn ? drawn.description : drawn.what).toBe('One. Two.')
  })
})

describe('a diagram that can not be drawn', () => {
  it.each([
    ['pie title A\n  "a": 1', 0, 'can\'t draw the Mermaid diagram "pie"', '<Chart>'],
    ['', 0, 'is empty', 'FlowGraph'],
    [diagrams.flowchart, 0, 'no accTitle', 'description that can replace'],
    ['flowchart TD\naccTitle: A\n  A --> B', 0, 'no accDescr', 'description that can replace'],
    [`${withWords(diagrams.flowchart)}\n  style A fill:#f00`, 6, 'fixed color', 'Remove the line'],
    [`${withWords(diagrams.flowchart)}\n  ???`, 6, '"???" changes nothing', 'Correct the line'],
    [`${withWords(diagrams.sequence)}\n  autonumber`, 9, '"autonumber" changes nothing', 'Correct the line'],
  ])('%j names the line, what is wrong, and the fix', (source, line, what, fix) => {
    const drawn = drawMermaid(source)
    if (!('fix' in drawn)) throw new Error('It was drawn.')
    expect(drawn.line).toBe(line)
    expect(drawn.what).toContain(what)
    expect(drawn.fix).toContain(fix)
  })
})
