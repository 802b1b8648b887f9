// Named apart from this file: the build's loader would take the JSON for a module of the same name.
import data from './measuredQuality.json'

/** The measurements that `/quality/` shows, each with the command that takes it. */
export const qualityParts = {
  search: 'npm run quality -- search',
  ask: 'npm run quality -- ask',
  axe: 'npm run quality -- axe',
  observatory: 'npm run quality -- observatory',
  agents: 'npm run quality -- agents',
  load: 'npm run bench -- load',
  build: 'npm run bench -- build',
} as const

export type QualityPart = keyof typeof qualityParts

/** What one run measured. */
export type Measured = {
  /** `YYYY-MM-DD`. */
  date: string
  /** What measured, with its version. */
  by: string
  /** By name. Shares are from 0 to 1, sizes in bytes, times in milliseconds. */
  figures: Readonly<Record<string, number>>
}

/** By the part. Written by `npm run quality`, never by hand. */
export const measuredQuality: Readonly<Partial<Record<QualityPart, Measured>>> = data

/** A bound of a figure. `npm run quality` fails when a new value is on its other side. */
export type Floor = {part: QualityPart; figure: string} & ({least: number} | {most: number})

/** What must not get worse. Raise a floor when a figure has stayed above it; never lower one to make a run pass. */
export const qualityFloors: readonly Floor[] = [
  {part: 'search', figure: 'queries.first', least: 0.9},
  {part: 'search', figure: 'queries.early', least: 0.975},
  {part: 'search', figure: 'misspellings.early', least: 0.9},
  {part: 'search', figure: 'errors.early', least: 0.92},
  {part: 'ask', figure: 'right', least: 0.9},
  {part: 'ask', figure: 'declined', least: 0.9},
  {part: 'axe', figure: 'findings', most: 0},
  {part: 'observatory', figure: 'least', least: 150},
  {part: 'agents', figure: 'score', least: 98},
  // The limit of its check `page-size-html`, in characters. Divide a longer page, or move code to the archive of its sample.
  {part: 'agents', figure: 'longest', most: 49_999},
]
