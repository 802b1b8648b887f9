import {describe, expect, it} from 'vitest'
import {checkWording} from './wording'

const told = (source: string) =>
  checkWording({file: 'docs/page.mdx', source}).map(({line, column, what, fix}) => `${line}:${column} ${what} ${fix}`)

describe('the check of wordings', () => {
  it.each([
    ['Send an e-mail.', '1:9 "e-mail" is a phrase that this site avoids. Write email.'],
    [
      'Uptime of 99.95 %.',
      '1:15 "5 %" is a phrase that this site avoids. Write the figure and % without a space: 99.95%.',
    ],
    ['It belongs into the portal.', '1:4 "belongs into" is a phrase that this site avoids. Write "belongs in".'],
    [
      'You have arrived when it works.',
      '1:1 "You have arrived" is a phrase that this site avoids. Write what the reader can do afterward.',
    ],
    [
      'Globex Ltd came to be.',
      '1:12 "came to be" is a phrase that this site avoids. Write "was created", or what else happened.',
    ],
  ])('finds %s', (source, problem) => {
    expect(told(source)).toEqual([problem])
  })

  it('passes over code and addresses, which are not the site’s to spell', () => {
    expect(told('Press `e-mail`, or see https://example.com/plug-in/.')).toEqual([])
    expect(told('---\nslug: plain-javascript\ntags:\n  - javascript\n---\nSee [it](/blog/plain-javascript/).')).toEqual(
      [],
    )
    expect(told('---\ndescription: A javascript login\n---')).toEqual([expect.stringMatching(/^2:16 /)])
    expect(told('```text\nyour e-mail\n```\nAn e-mail.')).toEqual([expect.stringMatching(/^4:4 /)])
  })
})
