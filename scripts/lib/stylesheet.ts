import {createHash} from 'node:crypto'
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import {glob} from 'tinyglobby'
import {styleParts, WHOLE_STYLESHEET} from '../../src/config/styleParts'
import {changePages} from '../../src/lib/changePages'
import {inlineConstants} from '../../src/lib/inlineConstants'
import {pagePath} from '../../src/lib/pagePath'
import {purgeCss, wordsOf} from '../../src/lib/purgeCss'
import {splitCss} from '../../src/lib/splitCss'
import {pageClasses} from './pageClasses'

/** Bytes of the stylesheet as the framework made it, and of its parts. */
export type StylesheetSizes = {before: number; parts: Readonly<Record<string, number>>}

/** A written part. */
type PartFile = {name: string; pages: ReadonlySet<string>}

/**
 * Makes of a build's stylesheet what its pages need: without the rules whose classes stand in no page and in no script,
 * of which the framework and its theme bring many, and in parts, of which each page links those that it needs. A name is
 * its content's: the files are cached for good.
 */
export async function writeStylesheets(root: string, outDir: string): Promise<StylesheetSizes> {
  const files = await glob('assets/css/styles.*.css', {cwd: outDir})
  const wholes = await Promise.all(files.map((file) => readFile(path.join(outDir, file), 'utf8')))
  const whole = wholes.join('\n')
  await keep(path.join(root, WHOLE_STYLESHEET), whole)
  const parts = splitCss(await shrink(whole, outDir), await pageClasses(outDir, whole), styleParts)
  for (const file of files) await rm(path.join(outDir, file))
  const written: PartFile[] = []
  const sizes: Record<string, number> = {}
  for (const [place, {name, css, pages}] of parts.entries()) {
    if (css === '') continue
    const file = `${place}-${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}`
    await writeFile(path.join(outDir, `assets/css/${file}.css`), css)
    written.push({name: file, pages})
    sizes[name] = Buffer.byteLength(css)
  }
  await changePages(outDir, (html, file) => linkParts(html, pagePath(file), written))
  return {before: Buffer.byteLength(whole), parts: sizes}
}

async function shrink(css: string, outDir: string): Promise<string> {
  // The shell's own stylesheets, which come on demand, read properties of this one.
  const content = await glob(['**/*.{html,htm,js}', 'assets/shell/*.css'], {cwd: outDir, absolute: true})
  const sheet = postcss.parse(css)
  inlineConstants(sheet)
  const words = new Set<string>()
  // One after the other: together, the pages of a large site don't fit into memory.
  for (const file of content) for (const word of wordsOf(await readFile(file, 'utf8'))) words.add(word)
  return purgeCss(sheet.toString(), words)
}

const LINK = /<link rel="?stylesheet"? href="?([^\s">]*\/)styles\.[0-9a-f]+\.css"?\s*\/?>/

/** Links in a page the parts that it needs. `src/lib/loadStyles.ts` knows the others by the first one's attribute. */
export function linkParts(html: string, pathname: string, [base, ...others]: readonly PartFile[]): string {
  return html.replace(LINK, (tag, folder: string) => {
    if (base === undefined) return tag
    const own = others.filter(({pages}) => pages.has(pathname))
    const known = others.map(({name}) => name).join(' ')
    const links = own.map(({name}) => `<link rel=stylesheet href=${folder}${name}.css>`)
    return `<link rel=stylesheet href=${folder}${base.name}.css data-parts="${known}">${links.join('')}`
  })
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, text)
}
