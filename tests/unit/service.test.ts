import {expect, it} from 'vitest'
import {compatibility} from '../../src/data/compatibility'
import {service, upstream} from '../../src/data/offer/versions'

const isDate = (text: string): boolean => new Date(text).toISOString().startsWith(text)

it('the service runs nothing that is known to fail', () => {
  const failing = compatibility.filter(
    ({server, extension, version, verdict}) =>
      verdict === 'fails' && server === service.server && service.extensions[extension] === version,
  )
  expect(failing).toEqual([])
})

it('an announced upgrade is one, and dates are dates', () => {
  const {next, server} = service
  if (next) {
    expect(next.server.localeCompare(server, 'en', {numeric: true})).toBeGreaterThan(0)
    expect(isDate(next.from)).toBe(true)
  }
  expect(isDate(upstream.read)).toBe(true)
  expect(upstream.supported).toMatch(/^\d+\.\d+$/)
})
