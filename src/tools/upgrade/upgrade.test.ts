import {existsSync} from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../../scripts/lib/root'
import {upstream} from '../../data/offer/versions'
import {releases} from '../../data/releases'
import {upgradeBreaks} from '../../data/upgradeBreaks'
import {upgradeFeatures, upgradeSteps, type UpgradeFeature} from '../../data/upgradeSteps'
import {compareVersions} from '../../lib/compareVersions'
import {fuzzRuns} from '../fuzz'
import {InputError, valuesOf} from '../run'
import {upgradeForm} from './form'
import {compareSteps, planOf} from './plan'
import {run} from './upgrade.client'
import {passes, upgradeVersions, versionOf} from './versions'
import type {Finding, Report} from '../report'

const ALL = Object.keys(upgradeFeatures).filter((name): name is UpgradeFeature => Object.hasOwn(upgradeFeatures, name))
const last = upgradeVersions.at(-1) ?? ''

function report(from: string, to: string, features: readonly string[] = []): Report {
  const answer = run(valuesOf({from, to}, {features}), undefined, new AbortController().signal)
  if (answer instanceof Promise) throw new Error('The planner waits for something.')
  return answer
}

const findings = (...args: Parameters<typeof report>): Finding[] =>
  report(...args).filter((part) => part.kind === 'finding')
const titles = (...args: Parameters<typeof report>): string =>
  findings(...args)
    .map(({title}) => title)
    .join('\n')
const table = (caption: string, ...args: Parameters<typeof report>): readonly (readonly string[])[] =>
  report(...args).flatMap((part) => (part.kind === 'table' && part.caption.startsWith(caption) ? part.rows : []))

describe('the steps of upgrades', () => {
  it('cover each release, with at least sixty entries', () => {
    expect(upgradeSteps.length).toBeGreaterThanOrEqual(60)
    const covered = new Set(upgradeSteps.map(({release}) => versionOf(release)))
    expect([...upgradeVersions].filter((version) => !covered.has(version))).toEqual([])
  })

  it('stand in the order of their releases', () => {
    const written = upgradeSteps.map(({release}) => release)
    expect(written).toEqual([...written].sort(compareVersions))
  })

  it.each(ALL)('name what breaks with the feature %s', (feature) => {
    expect(upgradeSteps.some(({features}) => features.includes(feature))).toBe(true)
    const plan = planOf({from: '17', to: last, features: [feature]}).steps
    const without = planOf({from: '17', to: last, features: []}).steps
    const earliest = upgradeSteps.find(({features}) => features.includes(feature))
    if (earliest && earliest.release !== '17') expect(plan).toContain(earliest)
    expect(without.some(({features}) => features.includes(feature))).toBe(false)
  })

  it('are phrases without a dot at the end, which the report adds', () => {
    for (const {change, symptom, action} of upgradeSteps)
      for (const text of [change, symptom, action]) expect(text).toMatch(/^\S.*[^.\s]$/)
  })

  it('say of no release that isn’t in the lab that it was run', () => {
    const run = upgradeSteps.filter(({evidence}) => evidence === 'run').map(({release}) => versionOf(release))
    expect(run.filter((release) => !['26.0', '26.5', '26.6', '26.7'].includes(release))).toEqual([])
  })

  it('link to pages that exist', () => {
    for (const {page} of upgradeSteps) {
      if (!page) continue
      const [place = ''] = page.path.split('#')
      const file = path.join(ROOT, place)
      const candidates = [`${file.replace(/\/$/, '')}.mdx`, path.join(file, 'index.mdx')]
      expect(
        candidates.filter((candidate) => existsSync(candidate)),
        page.path,
      ).toHaveLength(1)
    }
  })
})

describe('a plan', () => {
  const version = fc.constantFrom(...upgradeVersions)
  const features = fc.subarray(ALL)

  it('is sorted, complete, and stays between its two releases', () => {
    fc.assert(
      fc.property(version, version, features, (one, other, used) => {
        const [from, to] = compareVersions(one, other) < 0 ? [one, other] : [other, one]
        const {steps, stops, breaks} = planOf({from, to, features: used})
        expect(steps).toEqual([...steps].sort(compareSteps))
        for (const {release} of [...steps, ...breaks]) expect(passes(release, from, to)).toBe(true)
        const whole = planOf({from, to, features: ALL}).steps
        expect(whole).toEqual(expect.arrayContaining([...steps]))
        expect(whole).toHaveLength(upgradeSteps.filter(({release}) => passes(release, from, to)).length)
        expect(stops.at(-1)?.version).toBe(to)
        expect(stops.map((stop) => stop.version)).toEqual([...stops.map((stop) => stop.version)].sort(compareVersions))
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it('in two parts is the plan of the whole', () => {
    fc.assert(
      fc.property(fc.uniqueArray(version, {minLength: 3, maxLength: 3}), features, (versions, used) => {
        const [from = '', middle = '', to = ''] = [...versions].sort(compareVersions)
        const parts = [
          ...planOf({from, to: middle, features: used}).steps,
          ...planOf({from: middle, to, features: used}).steps,
        ]
        const whole = planOf({from, to, features: used}).steps
        const patches = parts.filter((step, index) => parts.indexOf(step) === index)
        expect(new Set(patches)).toEqual(new Set(whole))
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it.each([
    ['26.6', '26.6.3', true],
    ['26.6', '26.7', true],
    ['26.7', '26.6.3', false],
    ['26.7', '26.7', false],
  ])('from %s contains an entry of %s: %s', (from, release, expected) => {
    expect(passes(release, from, last)).toBe(expected)
  })
})

describe('the upgrade planner', () => {
  it('offers each known release and nothing else', () => {
    for (const {minor} of releases) expect(upgradeVersions).toContain(minor)
    expect(upgradeVersions).toEqual([...upgradeVersions].sort(compareVersions))
    const values = upgradeForm.fields.flatMap((field) => (field.kind === 'choice' ? [field.value] : []))
    expect(upgradeVersions).toEqual(expect.arrayContaining(values))
  })

  it.each([
    ['26.5', '26.5'],
    ['26.6', '26.5'],
    ['27', '17'],
    ['16', '26.7'],
    ['25', '28'],
    ['', ''],
    ['x'.repeat(2 ** 20), '26.7'],
  ])('refuses an upgrade', (from, to) => expect(() => report(from, to)).toThrow(InputError))

  it('says that a release gets no fixes, and of the supported one it doesn’t', () => {
    expect(titles('26.5', '26.7')).toContain(`fixes only ${upstream.supported}`)
    expect(titles('26.5', upstream.supported)).not.toContain('fixes only')
  })

  it('marks 27 as planned', () => {
    expect(titles('26.8', '27')).toContain('planned and doesn’t exist yet')
    expect(titles('26.7', '26.8')).not.toContain('planned')
    for (const {title, text} of findings('26.8', '27', ['themes']))
      if (title.startsWith('Before 27')) expect(text).toContain('Planned. Read in the draft')
  })

  it('stops at 25 for sessions, and only then', () => {
    expect(table('The steps', '24', '26.7', ['sessions']).map(([from, to]) => [from, to])).toEqual([
      ['24', '25'],
      ['25', '26.7'],
    ])
    expect(table('The steps', '24', '26.7').map(([from, to]) => [from, to])).toEqual([['24', '26.7']])
    expect(table('The steps', '25', '26.7', ['sessions'])).toHaveLength(1)
    expect(titles('24', '26.7', ['sessions'])).toContain('only if you stop at 25')
    expect(titles('25', '26.7', ['sessions'])).not.toContain('only if you stop at 25')
  })

  it('stops at the last minor release before 27', () => {
    expect(table('The steps', '26.4', '27').map(([, to]) => to)).toEqual(['26.8', '27'])
    expect(table('The steps', '26.8', '27').map(([, to]) => to)).toEqual(['27'])
  })

  it('shows versions of the extensions for those who use them', () => {
    expect(table('Versions of the extensions', '26.5', '26.6', ['orgs']).length).toBeGreaterThan(0)
    expect(table('Versions of the extensions', '26.5', '26.6')).toEqual([])
    expect(titles('26.7', '26.8', ['orgs'])).toContain('is known to work on 26.8')
    expect(titles('26.5', '26.6', ['orgs'])).not.toContain('is known to work')
  })

  it('shows what the page about upgrades says of each release', () => {
    expect(table('What each release breaks', '17', '27').map(([release]) => release)).toEqual(
      upgradeBreaks.filter(({release}) => release !== '17').map(({release}) => release),
    )
  })

  it.each([
    ['26.6', '26.7', ['scripts'], 'error', 'From 26.6 to 26.7, 3 changes concern you, and 2 break something.'],
    ['26.7', '26.8', ['oracle'], 'warning', 'From 26.7 to 26.8, 1 change concerns you, and 0 break something.'],
    ['26.6', '26.7', ['oracle'], 'ok', 'From 26.6 to 26.7, 0 changes concern you, and 0 break something.'],
    ['26.6', '26.7', [], 'warning', 'From 26.6 to 26.7, 0 changes concern every installation.'],
  ])('from %s to %s with %o: %s, %s', (from, to, features, severity, title) => {
    expect(findings(from, to, features)[0]).toMatchObject({severity, title})
  })

  it('ignores a feature that the form doesn’t have', () => {
    expect(titles('26.7', '26.8', ['constructor', 'x'.repeat(2 ** 20)])).toBe(titles('26.7', '26.8'))
  })
})
