import path from 'node:path'
import {globSync} from 'tinyglobby'
import {afterAll, beforeAll, describe, it} from 'vitest'
import {hasPages, hasProgram, REALM, startLab, whyUnavailable, type Lab} from '../../lab'
import {isEveryPage} from '../../scripts/lib/everyPage'
import {ROOT} from '../../scripts/lib/root'
import {sampleApps, type SampleApp} from '../../src/data/sampleApps'
import {isSample} from '../lib/isSample'
import {startSample} from './app'
import {takePicture} from './picture'
import {promisesOf} from './promisesOf'
import type {Running} from './promises'
import {hashOf, readProofs, writeProof} from './proof'

const proofs = readProofs()
/** The samples that `npm run test:samples` names, all with `all`; undefined in `npm test`. */
const named = process.env.SAMPLES?.split(',')

function isDue(app: SampleApp): boolean {
  if (named) return named.includes('all') || named.includes(app.name)
  return isEveryPage() || proofs[app.name]?.hash !== hashOf(app)
}

const due = sampleApps.filter(isDue)
const lackingOf = ({needs = []}: SampleApp): string[] => needs.filter((program) => !hasProgram(program))
const missing = due.length === 0 ? undefined : await whyUnavailable(['registry'])

for (const app of sampleApps) {
  const {title, name} = app
  const proof = proofs[name]
  const lacking = lackingOf(app)
  if (!due.includes(app)) console.log(`${title}: not run, as nothing has changed since it was proven on ${proof?.date}`)
  else if (missing !== undefined) console.log(`${title}: not proven as it is now, and skipped. ${missing}`)
  else if (lacking.length > 0)
    console.log(`${title}: not proven as it is now, and skipped. ${lacking.join(' and ')} is not on the PATH.`)
}

describe.skipIf(missing !== undefined || due.length === 0)('samples in a browser', () => {
  let lab: Lab | undefined

  beforeAll(async () => {
    lab = await startLab({bundle: 'registry'})
    const json = {
      // A refresh token that is used a second time ends the session.
      revokeRefreshToken: true,
      refreshTokenMaxReuse: 0,
      // Renewals are not among the events that a realm keeps by itself.
      enabledEventTypes: ['REFRESH_TOKEN', 'REFRESH_TOKEN_ERROR'],
    }
    await lab.http.admin.must('PUT', `/admin/realms/${REALM}`, {json})
  })

  afterAll(() => lab?.stop())

  for (const app of due)
    describe.skipIf(lackingOf(app).length > 0)(app.title, () => {
      let sample: {running: Running; stop: () => void} | undefined
      const kept = new Set<string>()

      beforeAll(async () => {
        if (!lab) throw new Error('The lab did not start.')
        sample = await startSample(lab, app)
      })

      afterAll(async () => {
        sample?.stop()
        if (kept.size === promisesOf(app).length) await writeProof(app.name, hashOf(app))
      })

      for (const {says, check} of promisesOf(app))
        it(says, async () => {
          if (!sample) throw new Error('The sample did not start.')
          await check(sample.running)
          kept.add(says)
        })

      it.runIf(hasPages(app))('shows the answer of the API to Alice, as in the picture on its page', async () => {
        if (!sample) throw new Error('The sample did not start.')
        await takePicture(sample.running, app)
      })
    })
})

// A provider who removed pages of samples has their code still, because other pages can show it.
describe.runIf(isSample)('the table of samples', () => {
  it('has every application of samples/', ({expect}) => {
    // What else is in samples/ has no client of its own.
    const folders = globSync('*/client.json', {cwd: path.join(ROOT, 'samples')}).map((file) => path.dirname(file))
    expect(sampleApps.map(({name}) => name).toSorted()).toEqual(folders.toSorted())
  })

  it('is the only one that the record knows', ({expect}) => {
    const known = sampleApps.map(({name}) => name)
    expect(Object.keys(proofs).filter((name) => !known.includes(name))).toEqual([])
  })
})
