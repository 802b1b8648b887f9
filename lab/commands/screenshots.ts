import type {Lab} from '../start'
import {bundles, isBundleName, type BundleName} from '../bundles'
import {cutDetail, details, type Detail} from '../screenshots/details'
import {takeEach} from '../screenshots/each'
import {shots, type ShotName} from '../screenshots/list'
import {samplePictures} from '../screenshots/samplePictures'
import type {Shot} from '../screenshots/shot'
import {takeShot} from '../screenshots/take'
import {compare, writeScreenshots, writePicture} from '../screenshots/write'
import {whyUnavailable} from '../unavailable'
import {screenshots, type Screenshot} from '../../src/data/screenshots'
import {SiteError, type Problem} from '../../src/lib/problem'
import {untilInterrupted} from '../../scripts/lib/interrupt'
import {withLab} from '../withLab'

/**
 * Takes the pictures of the documentation from running servers: all, or those that are named. A picture that did not
 * change is left alone. `--check` writes nothing, and fails where a picture is another.
 */
export async function main(args: readonly string[]): Promise<number> {
  const {isCheck, names} = readArgs(args)
  const {signal} = untilInterrupted()
  const run: Run = {entries: {...screenshots}, changed: [], failures: [], isCheck, signal}
  const skipped: string[] = []
  for (const bundle of Object.keys(bundles).filter(isBundleName)) {
    const own = names.filter((name) => shots[name].bundle === bundle)
    if (own.length === 0) continue
    const reason = await whyUnavailable([bundle])
    if (reason !== undefined) {
      skipped.push(...own)
      console.log(`Skipped, because the ${bundle} bundle can't be started: ${reason}`)
      continue
    }
    try {
      await takeAll(bundle, own, run)
    } finally {
      // After each server, however it ended: its pictures are there, and the next one may fail to start.
      if (!isCheck) await writeScreenshots(withoutUnlisted(run.entries))
    }
  }
  await cutDetails(run)
  const taken = names.length - skipped.length - run.failures.length
  console.log(`\n${taken} taken, ${run.changed.length} of them new or changed.`)
  if (skipped.length > 0) console.log(`${skipped.length} skipped: ${skipped.join(', ')}`)
  if (run.failures.length > 0) throw new SiteError(run.failures)
  return isCheck && run.changed.length > 0 ? 1 : 0
}

type Run = {
  entries: Record<string, Screenshot>
  /** Names of pictures that are new or differ from those that the site has. */
  changed: string[]
  /** Why pictures could not be taken; the others are taken all the same. */
  failures: Problem[]
  isCheck: boolean
  signal: AbortSignal
}

async function takeAll(bundle: BundleName, names: readonly ShotName[], run: Run): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const take = (lab: Lab) => takeEach(names, (name) => takeOne(name, lab, date, run), run.signal)
  run.failures.push(...(await withLab(bundle, take, run.signal)))
}

async function takeOne(name: ShotName, lab: Lab, date: string, run: Run): Promise<void> {
  const shot: Shot = shots[name]
  const {png, points} = await takeShot(name, shot, lab)
  const {alt, phone} = shot
  const taken = {
    ...{name, png, alt, versions: lab.versions, date},
    ...(phone && {phone}),
    ...(points && {points}),
  }
  const {entry, result} = await compare(taken, run.entries[name])
  console.log(`${result.padEnd(8)} ${name}, ${entry.width} × ${entry.height}`)
  run.entries[name] = entry
  if (result === 'same') return
  run.changed.push(name)
  if (!run.isCheck) await writePicture(name, png, phone)
}

/** Cuts the details anew: those of a picture that did not change become what they are. */
async function cutDetails(run: Run): Promise<void> {
  for (const [name, detail] of Object.entries<Detail>(details)) {
    const {of, alt, phone, points} = detail
    const whole = run.entries[of]
    if (!whole) continue
    const png = await cutDetail(detail)
    const taken = {
      name,
      png,
      alt,
      versions: whole.versions,
      date: whole.date,
      ...(phone && {phone}),
      ...(points && {points}),
    }
    const {entry, result} = await compare(taken, run.entries[name])
    run.entries[name] = entry
    if (result === 'same') continue
    console.log(`${result.padEnd(8)} ${name}, a part of ${of}`)
    run.changed.push(name)
    if (!run.isCheck) await writePicture(name, png, phone)
  }
  if (!run.isCheck) await writeScreenshots(withoutUnlisted(run.entries))
}

function withoutUnlisted(entries: Readonly<Record<string, Screenshot>>): Record<string, Screenshot> {
  const isListed = (name: string): boolean => [shots, details, samplePictures].some((list) => Object.hasOwn(list, name))
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isListed(name)))
}

function isShotName(name: string): name is ShotName {
  return Object.hasOwn(shots, name)
}

function readArgs(args: readonly string[]): {isCheck: boolean; names: readonly ShotName[]} {
  const all = Object.keys(shots).filter(isShotName)
  const words = args.filter((word) => word !== '--check')
  const unknown = words.filter((word) => !isShotName(word))
  if (unknown.length > 0) {
    throw new SiteError({
      what: `There is no picture "${unknown.join('", "')}".`,
      allowed: `--check, and names of pictures: ${all.join(', ')}`,
      fix: 'Pictures are listed in lab/screenshots/list.ts. Without a name, all are taken.',
    })
  }
  return {isCheck: args.includes('--check'), names: all.filter((name) => words.length === 0 || words.includes(name))}
}
