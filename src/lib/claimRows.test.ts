import {expect, it} from 'vitest'
import {launchRows, reportRows} from './claimRows'

it('lists reports, newest first, with their links', () => {
  const report = {auditor: 'Auditor', to: 'https://trust.example.com/'}
  const rows = reportRows([
    {...report, title: 'Earlier', date: '2025-05-01'},
    {...report, title: 'Later', date: '2026-05-01'},
  ])
  expect(rows).toEqual([
    [{label: 'Later', to: report.to}, 'Auditor', 'May 1, 2026'],
    [{label: 'Earlier', to: report.to}, 'Auditor', 'May 1, 2025'],
  ])
})

it('lists launches, newest first, with their posts', () => {
  expect(launchRows([{title: 'Regions', date: '2026-02-03', post: '/blog/regions/'}])).toEqual([
    ['February 3, 2026', {label: 'Regions', to: '/blog/regions/'}],
  ])
})

it('has no rows without claims', () => {
  expect(reportRows([])).toEqual([])
  expect(launchRows([])).toEqual([])
})
