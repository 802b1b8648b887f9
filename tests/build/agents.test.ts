import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {expect, it} from 'vitest'
import * as z from 'zod'
import {installIfNeeded} from '../../scripts/bootstrap/install.cjs'
import {execNode} from '../../scripts/lib/exec'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {sitemapPaths} from '../lib/builtSite'

/** Characters of a page, menus included, as AFDocs turns it into Markdown: the limit of its check `page-size-html`. */
const ALLOWED = 50_000

/** No page has less markup than text, so a shorter file is within the limit. Converting all of them takes a minute. */
const WORTH_CONVERTING = 2 * ALLOWED

const AGENTS = path.join(ROOT, 'deploy/agents')

it('programs that read HTML get every page whole', {timeout: 300_000}, async () => {
  const files = (await sitemapPaths()).map((pathname) => path.join(BUILD_DIR, pathname, 'index.html'))
  const texts = await Promise.all(files.map(async (file) => ({file, html: await readFile(file, 'utf8')})))
  const long = texts.filter(({html}) => html.length >= WORTH_CONVERTING).map(({file}) => file)
  await installIfNeeded(AGENTS)
  const {output} = await execNode(path.join(AGENTS, 'sizes.mjs'), long)
  const sizes = z.record(z.string(), z.number()).parse(JSON.parse(output))
  expect(Object.keys(sizes)).toEqual(long)
  const tooLong = Object.entries(sizes)
    .filter(([, size]) => size >= ALLOWED)
    .map(
      ([file, size]) =>
        `${path.relative(ROOT, file)}: ${size} characters with its menus as Markdown. Allowed: fewer than ${ALLOWED}. Fix: divide the page, or move code that readers can download into the sample's archive.`,
    )
  expect(tooLong).toEqual([])
})
