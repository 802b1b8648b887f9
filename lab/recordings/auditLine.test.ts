import {expect, it} from 'vitest'
import {toLine} from './auditLine'

const time = Date.parse('2026-11-21T03:59:11.224Z')

it('a change says who changed what, with ids that are short enough to read', () => {
  expect(
    toLine({
      type: 'admin.ORGANIZATION-CREATE',
      time,
      resourcePath: 'orgs/b4b9bdcc-1465-4cba-9640-735bf262c912',
      authDetails: {username: 'ops', clientId: '6b1f0c3e-0000-4000-8000-000000000056'},
      details: {},
    }),
  ).toEqual({
    time: '2026-11-21T03:59:11.224Z',
    type: 'admin.ORGANIZATION-CREATE',
    subject: 'ops',
    detail: 'orgs/…c912',
    hasFailed: false,
  })
})

it('a login that failed says why, and what was typed where nobody is known', () => {
  const failed = {type: 'access.LOGIN_ERROR', time, error: 'invalid_email', authDetails: {}}
  expect(toLine({...failed, details: {ATTEMPTED_USERNAME: 'nobody@birch.example'}})).toMatchObject({
    subject: 'nobody@birch.example',
    detail: 'invalid_email',
    hasFailed: true,
  })
})
