import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {scopes} from './plan'
import {firstEventSettings, kept} from './retention'

const SECONDS_OF_A_DAY = 86_400

/** The numbers in a page that follow a setting, such as `eventsExpiration=7776000` or `"eventsExpiration": 7776000`. */
function numbersOf(page: string, setting: string): number[] {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(new RegExp(`\\b${setting}"?[=:] ?"?(\\d+)`, 'g'))].map(([, digits]) => Number(digits))
}

/** The pages that tell readers which retention to set, which applies to shared deployments too. */
const howTos = [
  'docs/getting-started/realm-configuration.mdx',
  'docs/getting-started/launch-checklist.mdx',
  'docs/hosting/connect.mdx',
]

it.each(howTos)('the login event retention in %s is within the maximum of every plan', (page) => {
  const found = numbersOf(page, 'eventsExpiration')
  expect(found).not.toEqual([])
  for (const scope of scopes) {
    expect(Math.max(...found)).toBeLessThanOrEqual(kept('login-events').maximum[scope] * SECONDS_OF_A_DAY)
  }
})

it.each(howTos.slice(0, 2))('the admin event retention in %s is within the maximum of every plan', (page) => {
  const found = numbersOf(page, 'adminEventsExpiration')
  expect(found).not.toEqual([])
  for (const scope of scopes) {
    expect(Math.max(...found)).toBeLessThanOrEqual(kept('admin-events').maximum[scope] * SECONDS_OF_A_DAY)
  }
})

it('the retention page shows the settings of a new deployment', () => {
  const page = 'docs/service/data-retention.mdx'
  // The proof of the page sets them, and its output shows them.
  const {eventsExpiration, adminEventsExpiration} = firstEventSettings.shared
  expect(numbersOf(page, 'eventsExpiration')).toEqual([eventsExpiration, eventsExpiration])
  expect(numbersOf(page, 'adminEventsExpiration')).toEqual([adminEventsExpiration, adminEventsExpiration])
})

it('the page about events recommends no more days than a shared deployment can keep', () => {
  const text = readFileSync('docs/audit-logs/index.mdx', 'utf8')
  const recommended = /(\d+) days for access events and (one year|(\d+) days) for admin events/.exec(text)
  expect(recommended).not.toBeNull()
  expect(Number(recommended?.[1])).toBeLessThanOrEqual(kept('login-events').maximum.shared)
  expect(recommended?.[2] === 'one year' ? 365 : Number(recommended?.[3])).toBeLessThanOrEqual(
    kept('admin-events').maximum.shared,
  )
})
