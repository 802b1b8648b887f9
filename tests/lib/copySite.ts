import {existsSync} from 'node:fs'
import {cp, mkdtemp, symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ROOT} from '../../scripts/lib/root'

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  '.cache',
  'build',
  'test-results',
  'playwright-report',
])

/** What depends on its own inputs alone, and takes long to make. */
const KEPT = ['.cache/build', '.cache/content-check.json']

/** A copy of the site in an empty folder, with the same packages, for a test to change. */
export async function copySite(): Promise<string> {
  const copy = path.join(await mkdtemp(path.join(tmpdir(), 'site-copy-')), 'site')
  await cp(ROOT, copy, {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules' && !LEFT_OUT.has(path.relative(ROOT, source)),
  })
  for (const name of KEPT) {
    if (existsSync(path.join(ROOT, name))) await cp(path.join(ROOT, name), path.join(copy, name), {recursive: true})
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  return copy
}
