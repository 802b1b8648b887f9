import {expect, it} from 'vitest'
import {upstream} from '../data/offer/versions'
import {freezeText, minorOf, nextUpgradeText, stateOfUpstream} from './versionTexts'

it('names the upgrade that is announced', () => {
  expect(nextUpgradeText({next: {server: '26.8.1', from: '2027-01-11'}})).toBe(
    'The next upgrade is to Keycloak 26.8.1. Test deployments have it now, and all others get it from January 11, 2027.',
  )
  expect(nextUpgradeText({})).toMatch(/^No upgrade .* is announced\./)
})

it('says who fixes the release that runs', () => {
  expect(stateOfUpstream(`${upstream.supported}.1`)).toMatch(/The service runs this release\.$/)
  expect(stateOfUpstream('26.6.4')).toMatch(/The service runs 26\.6\.4, and we port the fixes/)
})

it('names freezes with their days', () => {
  expect(freezeText([])).toBe('We have no freeze periods.')
  expect(freezeText([{label: 'the end of the year', from: '12-15', to: '01-05'}])).toBe(
    'We install no minor releases from December 15 to January 5 (the end of the year).',
  )
})

it('reads the minor release of a version', () => {
  expect(minorOf('26.6.4')).toBe('26.6')
})
