import {axeOnPages} from '../suites'
import type {Figures} from './figures'
import {installedVersion} from './installed'

/** What axe finds on the pages that show every template and every component. */
export async function measureAxe(): Promise<Figures> {
  const {pages, tally} = await axeOnPages((text) => process.stdout.write(text))
  return {
    by: `axe ${await installedVersion('.', 'axe-core')}`,
    figures: {pages, views: tally.passed + tally.failed, findings: tally.failed},
  }
}
