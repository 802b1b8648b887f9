import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {fuzzRuns} from './fuzz'
import {quoted, type Report} from './report'
import {reportText, summaryOf} from './reportText'

const site = 'https://www.example.com/help'

describe('summaryOf', () => {
  it('counts errors and warnings, and leaves out what there is none of', () => {
    const error = {kind: 'finding', severity: 'error', title: 'Expired'} as const
    const warning = {...error, severity: 'warning'} as const
    expect(summaryOf([error, warning, warning])).toBe('1 error, 2 warnings.')
    expect(summaryOf([warning])).toBe('1 warning.')
    expect(summaryOf([{...error, severity: 'ok'}])).toBe('No errors and no warnings.')
  })
})

describe('reportText', () => {
  it('writes each kind of part as Markdown, with whole addresses of pages', () => {
    const report: Report = [
      {
        kind: 'finding',
        severity: 'error',
        title: 'The token has expired.',
        text: 'It was valid until noon.',
        fix: 'Refresh it.',
        page: {label: 'Session limits', path: '/docs/sessions/session-limits/'},
      },
      {kind: 'heading', text: 'Claims'},
      {kind: 'table', caption: 'Claims', head: ['Claim', 'Value'], rows: [['`aud`', 'a|b']]},
      {kind: 'code', title: 'Header', language: 'json', code: '{}'},
      {kind: 'open', label: 'Log in', href: 'https://auth.example.com/'},
    ]
    expect(reportText(report, site)).toBe(
      [
        '- **Error:** The token has expired.',
        '  It was valid until noon.',
        '  Fix: Refresh it.',
        `  See [Session limits](${site}/docs/sessions/session-limits/).`,
        '',
        '## Claims',
        '',
        '**Claims**',
        '',
        '| Claim | Value |',
        '| --- | --- |',
        String.raw`| ${'`aud`'} | a\|b |`,
        '',
        'Header:',
        '',
        '```json',
        '{}',
        '```',
        '',
        'Log in: <https://auth.example.com/>',
        '',
      ].join('\n'),
    )
  })

  it('keeps code that contains fences within its fence', () => {
    const text = reportText([{kind: 'code', title: 'Body', language: 'text', code: '````\nx'}], site)
    expect(text).toContain('`````text\n````\nx\n`````')
  })
})

describe('quoted', () => {
  it('puts any value on one line of limited length that no backtick ends', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 500, unit: 'binary'}), (value) => {
        const text = quoted(value)
        expect(text.slice(1, -1)).not.toMatch(/[`\r\n]/)
        expect(text.length).toBeLessThanOrEqual(203)
      }),
      {numRuns: fuzzRuns()},
    )
  })
})
