import type {AuditReport, Launch} from '../data/offer/claims'
import {longDate} from './longDate'

/** A cell of a table: words or a link. */
type Cell = string | {label: string; to: string}

/** Reports as rows of a table with the columns report, auditor, and date, newest first. */
export const reportRows = (reports: readonly AuditReport[]): Cell[][] =>
  [...reports]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({title, auditor, date, to}) => [{label: title, to}, auditor, longDate(date)])

/** Launches as rows of a table with the columns date and feature, newest first. */
export const launchRows = (launches: readonly Launch[]): Cell[][] =>
  [...launches]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({title, date, post}) => [longDate(date), {label: title, to: post}])
