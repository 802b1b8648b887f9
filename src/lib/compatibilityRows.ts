import type {CompatibilityRow} from '../data/compatibility'
import {compareVersions} from './compareVersions'

/** Newest server first, then by extension, newest version first. */
export function sortCompatibility(rows: readonly CompatibilityRow[]): CompatibilityRow[] {
  const newer = (a: string, b: string): number => compareVersions(b, a)
  return [...rows].sort(
    (a, b) => newer(a.server, b.server) || a.extension.localeCompare(b.extension, 'en') || newer(a.version, b.version),
  )
}
