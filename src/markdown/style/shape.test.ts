import {expect, it} from 'vitest'
import {blogShape, shapeOf} from './shape'

const post = (title: string, ...lines: string[]): string => ['---', `title: ${title}`, '---', '', ...lines].join('\n')

it('counts the words of paragraphs, headings, tables, and code, and not those of figures', () => {
  const source = post(
    'A title',
    'Two words.',
    '',
    '```bash',
    'three words here',
    '```',
    '',
    '<FlowGraph title="not counted" description="either" nodes={[]} edges={[]} />',
    '',
    '## One heading',
    '',
    '| a | b |',
    '| - | - |',
    '| c | d |',
  )
  expect(shapeOf(source).words).toBe(11)
})

it('counts the paragraphs before the fold', () => {
  const lines = ['One.', '', 'Two.', '', 'Three.', '', '{/* truncate */}', '', 'Four.']
  expect(shapeOf(post('A title', ...lines)).beforeFold).toBe(3)
  expect(shapeOf(post('A title', 'One.')).beforeFold).toBeUndefined()
})

it('finds update notes, self-reference, colons in titles, and evidence', () => {
  const source = post(
    "'Keycloak 26: sessions'",
    'This post has a note.',
    '',
    ':::note[Update, June 3, 2026]',
    'Text.',
    ':::',
    '',
    '<Screenshot name="login" caption="A login" />',
  )
  const {hasColonInTitle, namesItself, updates, evidence} = shapeOf(source)
  expect({hasColonInTitle, namesItself, updates}).toEqual({hasColonInTitle: true, namesItself: true, updates: 1})
  expect([...evidence]).toEqual(['screenshot'])
})

it('summarizes posts', () => {
  const short = shapeOf(post('Short', 'One two three.', '', '{/* truncate */}'))
  const long = shapeOf(post("'Long: a title'", 'word '.repeat(900), '', 'Two.', '', '{/* truncate */}'))
  expect(blogShape([long, short, long])).toMatchObject({
    posts: 3,
    words: {least: 3, median: 901, most: 901},
    colons: 2 / 3,
    short: 1 / 3,
    folds: {1: 1, 2: 2},
    evidence: {any: 0},
  })
  expect(() => blogShape([])).toThrow(/no posts/)
})
