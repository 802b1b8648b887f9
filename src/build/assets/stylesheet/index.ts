import {createHash} from 'node:crypto'
import {readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import {glob} from 'tinyglobby'
import {SiteError} from '../../../lib/problem'
import {inlineConstants} from './inlineConstants'
import {purgeCss, wordsOf} from './purgeCss'

const FOLDER = 'assets/css'

/**
 * Takes out of a build's stylesheet the rules whose classes stand in no page and in no script, of which the framework and
 * its theme bring many. Its name is its content's: it is cached for good.
 * @param outDir absolute path of the build. @param pages in which classes are used.
 * @param wholeAt absolute path at which the whole stylesheet is kept, for tests to compare.
 * @returns the names of the file that the pages link and of the one that takes its place.
 */
export async function writeStylesheet(
  outDir: string,
  wholeAt: string,
  pages: readonly {html: string}[],
): Promise<{before: string; after: string}> {
  const [before, ...others] = await glob(`${FOLDER}/*.css`, {cwd: outDir})
  if (before === undefined || others.length > 0)
    throw new SiteError({
      file: FOLDER,
      what: `The framework has written ${others.length + (before === undefined ? 0 : 1)} stylesheets: ${[before, ...others].join(', ')}.`,
      allowed: 'one, which all pages link',
      fix: 'Look at what the bundler makes of the stylesheets: src/build/assets/stylesheet counts on the framework to put them together.',
    })
  const whole = await readFile(path.join(outDir, before), 'utf8')
  await writeFile(wholeAt, whole)
  const words = new Set(pages.flatMap(({html}) => wordsOf(html)))
  // Scripts give elements classes, and their own stylesheets read properties of this one.
  for (const file of await glob(['**/*.{js,htm}', 'assets/inline/*.css'], {cwd: outDir}))
    for (const word of wordsOf(await readFile(path.join(outDir, file), 'utf8'))) words.add(word)
  const sheet = postcss.parse(whole)
  inlineConstants(sheet)
  const css = purgeCss(sheet.toString(), words)
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const after = `${FOLDER}/styles.${hash}.css`
  await rm(path.join(outDir, before))
  await writeFile(path.join(outDir, after), css)
  return {before, after}
}
