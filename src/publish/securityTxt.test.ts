import {expect, it} from 'vitest'
import {securityTxt} from './securityTxt'

it('names contact, end and place as RFC 9116 has them, and ends within a year', () => {
  const confirmed = new Date('2026-01-31T12:30:45.678Z')
  const text = securityTxt({
    site: 'https://a.example/',
    email: 'security@a.example',
    policy: 'https://trust.a.example/',
    confirmed,
  })
  expect(text).toBe(
    [
      'Contact: mailto:security@a.example',
      'Expires: 2027-01-26T12:30:45Z',
      'Preferred-Languages: en',
      'Canonical: https://a.example/.well-known/security.txt',
      'Policy: https://trust.a.example/',
      '',
    ].join('\n'),
  )
})
