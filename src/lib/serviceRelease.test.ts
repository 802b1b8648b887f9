import {expect, it} from 'vitest'
import {serviceReleaseText} from './serviceRelease'

const running = {server: '26.6.4'}

it('says that deployments have the release of a post', () => {
  expect(serviceReleaseText('26.6', running)).toBe(
    'Deployments run Keycloak 26.6.4, so they have this release and its patches.',
  )
})

it.each(['12', '26', '26.5'])('says that deployments run a later release than %s', (release) => {
  expect(serviceReleaseText(release, running)).toBe(
    `Deployments run Keycloak 26.6.4, a later release than Keycloak ${release}, so you don’t install anything.`,
  )
})

it.each(['26.7', '26.10', '27'])('says when deployments get %s', (release) => {
  expect(serviceReleaseText(release, running)).toMatch(
    new RegExp(
      `^Deployments run Keycloak 26\\.6\\.4, so they don’t have Keycloak ${release} yet\\. No upgrade .* is announced`,
    ),
  )
  expect(serviceReleaseText(release, {...running, next: {server: '26.8.1', from: '2027-01-11'}})).toContain(
    'all others get it from January 11, 2027',
  )
})

it('rejects a value that is no release, and names the allowed ones', () => {
  expect(() => serviceReleaseText('26.6.4', running)).toThrow(/"26\.6\.4".*\n.*such as "26\.8"/)
})
