import {describe, expect, it} from 'vitest'
import {FigureSheet, makeReport, toMarkdown, type Figure} from './report'

const figures: Figure[] = [
  {table: 'docs', what: 'all', site: 'ours', unit: 'KB', values: [20_000, 22_000, 24_000]},
  {table: 'docs', what: 'all', site: 'starlight', unit: 'KB', values: [44_000]},
  {table: 'docs', what: 'script', site: 'ours', unit: 'count', values: [0]},
  {table: 'docs', what: 'script', site: 'starlight', unit: 'count', values: [0]},
  {table: 'tag', what: 'all', site: 'ours', unit: 'KB', values: [1000]},
]

const sites = {ours: 'this site', starlight: 'Starlight 1'}

describe('the tables of a report', () => {
  const lines = toMarkdown(makeReport({command: 'load', sites, figures})).split('\n')

  it('have median and spread, and what we take as a multiple of what a peer takes', () => {
    expect(lines).toContain('| all | 22.0 KB (20.0–24.0) | 44.0 KB | × 0.50 |')
  })

  it('call nothing against nothing equal', () => {
    expect(lines).toContain('| script | 0 | 0 | = |')
  })

  it('say where a peer has no such page', () => {
    expect(lines).toContain('| all | 1.0 KB | – |  |')
  })
})

it('a report has every figure once, with its spread', () => {
  const report = makeReport({command: 'load', sites, figures})
  expect(report.figures).toHaveLength(figures.length)
  expect(report.figures[0]).toMatchObject({median: 22_000, min: 20_000, max: 24_000, runs: 3})
})

it('a sheet makes one figure of the values of one place, in the order in which they came', () => {
  const sheet = new FigureSheet()
  const place = {table: 'docs', what: 'all', unit: 'KB'} as const
  sheet.add({...place, site: 'ours'}, 1)
  sheet.add({...place, site: 'starlight'}, 2)
  sheet.add({...place, site: 'ours'}, 3)
  expect(sheet.figures).toEqual([
    {...place, site: 'ours', values: [1, 3]},
    {...place, site: 'starlight', values: [2]},
  ])
})
