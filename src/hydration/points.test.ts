import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {checkPoints, hashOf, points, type Point} from './points'

describe('the contacts with undocumented code', () => {
  it('are as they were read', () => {
    expect(() => checkPoints(ROOT)).not.toThrow()
  })

  it.each(points.flatMap(({source, usedIn}) => usedIn.split(', ').map((file) => [file, source])))(
    'name a file that exists: %s',
    (file) => {
      expect(existsSync(path.join(ROOT, file))).toBe(true)
    },
  )
})

describe('a changed source', () => {
  /** A site with one package of one file. */
  async function siteWith(text: string): Promise<string> {
    const site = await mkdtemp(path.join(tmpdir(), 'points-'))
    await mkdir(path.join(site, 'node_modules/framework'), {recursive: true})
    await writeFile(path.join(site, 'package.json'), '{}')
    await writeFile(path.join(site, 'node_modules/framework/a.js'), text)
    return site
  }

  const pointOf = (site: string, source: string): Point => ({
    source,
    hash: hashOf(source, site) ?? 'none',
    usedIn: 'src/publish/transform.ts',
    what: 'It exports a.',
    without: 'There is no a.',
  })

  it('stops the build with the source, what relies on it, and the file to look at', async () => {
    const known = [pointOf(await siteWith('a'), 'framework/a.js')]
    const changed = await siteWith('b')
    expect(() => checkPoints(changed, known)).toThrow(
      /points\.ts {2}node_modules\/framework\/a\.js has changed: its hash is [0-9a-f]{16}, not [0-9a-f]{16}\. src\/publish\/transform\.ts relies on it: It exports a\./,
    )
  })

  it('stops the build if it is gone', async () => {
    const site = await siteWith('a')
    const known = [pointOf(site, 'framework/b.js')]
    expect(() => checkPoints(site, known)).toThrow('node_modules/framework/b.js is gone.')
  })
})
