import {createHash} from 'node:crypto'
import {readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import {glob} from 'tinyglobby'
import {ON_DEMAND_FOLDER} from '../../lib/onDemandNames'
import {SiteError} from '../../lib/problem'
import {toolModules} from '../../tools/modules'
import {inlineConstants} from './inlineConstants'
import {addWords, purgeCss, wordsOf} from './purgeCss'

const FOLDER = 'assets/css'

/** The stylesheet of some pages. */
export type StylesheetGroup = {
  /** Begins its file's name. */
  name: string
  /** Whether a page has it, by its path on the site. The first group that fits counts. */
  isFor: (path: string) => boolean
}

/** The names of the file that the framework has linked in all pages, and of the one that takes its place. */
export type Stylesheet = {before: string; after: string}

/**
 * Makes of a build's stylesheet one for each group of pages, without the rules whose classes stand in no page of the group
 * and in no script: the framework and its theme bring many. A name is its content's: the files are cached for good.
 * @param outDir absolute path of the build. @param wholeAt where the whole stylesheet is kept, for tests to compare.
 * @param pages in which classes are used.
 * @returns a function that tells the stylesheet of a page by its path.
 */
export async function writeStylesheets(
  outDir: string,
  wholeAt: string,
  pages: readonly {path: string; html: string}[],
  groups: readonly StylesheetGroup[],
): Promise<(path: string) => Stylesheet> {
  const [before, ...others] = await glob(`${FOLDER}/*.css`, {cwd: outDir})
  if (before === undefined || others.length > 0)
    throw new SiteError({
      file: FOLDER,
      what: `The framework wrote ${others.length + (before === undefined ? 0 : 1)} stylesheets: ${[before, ...others].join(', ')}.`,
      allowed: 'one stylesheet, which all pages link to',
      fix: 'Check how the bundler splits the stylesheets. src/publish/stylesheet expects the framework to combine them.',
    })
  const whole = await readFile(path.join(outDir, before), 'utf8')
  await writeFile(wholeAt, whole)
  await rm(path.join(outDir, before))
  const sheet = postcss.parse(whole)
  inlineConstants(sheet)
  const css = sheet.toString()
  // Scripts give elements classes, and their own stylesheets read properties of this one. The code of a tool draws nothing.
  const scripts = await glob(['**/*.{js,htm}', 'assets/inline/*.css'], {
    cwd: outDir,
    ignore: Object.keys(toolModules).map((name) => `${ON_DEMAND_FOLDER}/${name}.*.js`),
  })
  const scripted = await Promise.all(
    scripts.map(async (file) => wordsOf(await readFile(path.join(outDir, file), 'utf8'))),
  )
  const groupOf = (pathname: string): StylesheetGroup => {
    const group = groups.find(({isFor}) => isFor(pathname))
    if (group === undefined) throw new Error(`No group of stylesheets matches ${pathname}.`)
    return group
  }
  const files = new Map<StylesheetGroup, string>()
  for (const group of groups) {
    const own = pages.filter(({path: pathname}) => groupOf(pathname) === group)
    if (own.length === 0) continue
    const words = new Set(scripted.flat())
    for (const {html} of own) addWords(html, words)
    const purged = purgeCss(css, words)
    const hash = createHash('sha256').update(purged).digest('hex').slice(0, 8)
    const file = `${FOLDER}/${group.name}.${hash}.css`
    await writeFile(path.join(outDir, file), purged)
    files.set(group, file)
  }
  return (pathname) => ({before, after: files.get(groupOf(pathname)) ?? before})
}
