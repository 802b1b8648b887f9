import {createHash} from 'node:crypto'
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {changePages} from '../../src/lib/changePages'
import {purgeCss} from '../../src/lib/purgeCss'

/** Where the stylesheet is kept as it was, for tests to compare: relative to the site's root. */
export const WHOLE_STYLESHEET = '.docusaurus/stylesheet.css'

/** How much smaller the stylesheet has become. */
export type PurgeResult = {before: number; after: number}

/**
 * Takes out of a build's stylesheet the rules whose classes stand in no page and in no script. The framework and its
 * theme bring many. The file gets a new name, because its name is its content's: it is cached for good.
 */
export async function purgeStylesheet(root: string, outDir: string): Promise<PurgeResult> {
  const sizes = {before: 0, after: 0}
  const content = await Promise.all(
    (await glob('**/*.{html,htm,js}', {cwd: outDir, absolute: true})).map((file) => readFile(file, 'utf8')),
  )
  const renamed = new Map<string, string>()
  for (const file of await glob('assets/css/styles.*.css', {cwd: outDir})) {
    const whole = await readFile(path.join(outDir, file), 'utf8')
    await keep(path.join(root, WHOLE_STYLESHEET), whole)
    const css = purgeCss(whole, content)
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
    const name = file.replace(/styles\.[0-9a-f]+\.css$/, `styles.${hash}.css`)
    await rm(path.join(outDir, file))
    await writeFile(path.join(outDir, name), css)
    renamed.set(file, name)
    sizes.before += Buffer.byteLength(whole)
    sizes.after += Buffer.byteLength(css)
  }
  await changePages(outDir, (html) =>
    [...renamed].reduce((changed, [before, after]) => changed.replaceAll(before, after), html),
  )
  return sizes
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, text)
}
