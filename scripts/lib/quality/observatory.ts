import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import {SiteError} from '../../../src/lib/problem'
import {execNode} from '../exec'
import {BUILD_DIR, ROOT} from '../root'
import type {Figures} from './figures'
import {installedVersion} from './installed'

const lineSchema = z.object({host: z.string(), pathname: z.string(), score: z.number()})

/** The least score of HTTP Observatory over all kinds of pages and all servers that are installed here. */
export async function measureObservatory(): Promise<Figures> {
  const version = await installedVersion('deploy/observatory', '@mdn/mdn-http-observatory')
  const folder = await mkdtemp(path.join(tmpdir(), 'observatory-record-'))
  const record = path.join(folder, 'scores.jsonl')
  try {
    await execNode(
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ['run', '--project=unit', 'deploy/observatory/observatory.test.ts'],
      {
        env: {OBSERVATORY_BUILD: BUILD_DIR, OBSERVATORY_RECORD: record},
        onOutput: (text) => process.stdout.write(text),
      },
    )
    const lines = (await readFile(record, 'utf8').catch(() => '')).split('\n').filter(Boolean)
    const scans = lines.map((line) => lineSchema.parse(JSON.parse(line)))
    if (scans.length === 0)
      throw new SiteError({what: 'HTTP Observatory scanned nothing.', fix: 'See its output above.'})
    const hosts = [...new Set(scans.map(({host}) => host))]
    return {
      by: `HTTP Observatory ${version}`,
      figures: {least: Math.min(...scans.map(({score}) => score)), scans: scans.length, servers: hosts.length},
    }
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
