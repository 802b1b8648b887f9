import {expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {errorEntries, textOf} from './entries'
import {familyOf} from './families'
import {troubleshootingOf} from './section'

const page = (...blocks: readonly string[]) => parseTree(blocks.join('\n\n'))

it('each row of a table with the columns Problem, Cause, and Fix is an error, without its links', () => {
  const table = '| Problem | Cause | Fix |\n| - | - | - |\n| `404` here | No *such* user | Look [it up](x.mdx) |'
  const entries = errorEntries(page('## Troubleshooting', 'Read the log.', table, '## Next steps', table))
  expect(entries).toEqual([
    {
      problem: [{text: '404', isCode: true}, {text: ' here'}],
      cause: [{text: 'No such user'}],
      fix: [{text: 'Look it up'}],
      anchor: 'troubleshooting',
    },
  ])
})

it('a heading is an error, with its first paragraph as the cause and a last paragraph "Fix:" as the fix', () => {
  const [entry] = errorEntries(
    page('## Troubleshooting', '### `invalid_grant`', '**Cause:** the code was used.', '**Fix:** start again.'),
  )
  expect([entry?.cause, entry?.fix].map((runs) => textOf(runs ?? []))).toEqual(['The code was used.', 'Start again.'])
  expect(entry?.anchor).toBe('invalid_grant')
})

it('the ID that a heading names is its anchor, and no part of its text', () => {
  const [entry] = errorEntries(page('## Troubleshooting', '### Not found {/* #lost */}', 'Why.'))
  expect(entry && [entry.anchor, textOf(entry.problem).trim()]).toEqual(['lost', 'Not found'])
})

it('a fix that goes on after its paragraph is left to the page', () => {
  const [entry] = errorEntries(page('## Troubleshooting', '### A', 'Cause.', '**Fix:** run:', '```bash\nls\n```'))
  expect(entry?.fix).toEqual([])
})

it('a heading above such a table, and other tables, are no errors', () => {
  const other = '| Setting | Default |\n| - | - |\n| a | b |'
  const table = '| Problem | Cause | Fix |\n| - | - | - |\n| a | b | c |'
  expect(errorEntries(page('## Troubleshooting', '### At login', table, '### `x`', 'Why.', other))).toHaveLength(2)
})

it('a section is read without the page around it, and its IDs count the headings above', () => {
  const code = '```md\n## Troubleshooting\n```'
  const section = troubleshootingOf(['# T', '### A', code, '## Troubleshooting', '### A', 'Why.', '## B'].join('\n\n'))
  expect(section?.text).toBe('## Troubleshooting\n\n### A\n\nWhy.\n')
  expect(section && errorEntries(parseTree(section.text), section.before)[0]?.anchor).toBe('a-1')
})

it('a family with a matching term wins over the family of the page', () => {
  const [entry] = errorEntries(page('## Troubleshooting', '### Invalid parameter: redirect_uri', 'Why.'))
  expect(entry && familyOf('sso/setup', entry)).toBe('redirects')
})
