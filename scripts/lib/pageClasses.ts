import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {classesIn} from '../../src/lib/neededClasses'
import {ownCopy} from '../../src/lib/ownCopy'
import {pagePath} from '../../src/lib/pagePath'
import type {PageClasses} from '../../src/lib/splitCss'

const CLASS = /\sclass=(?:"([^"]*)"|([^\s">]+))/g
const INLINE_SCRIPT = /<script[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g
const OWN_SCRIPT = /<script src="?\/([^\s">]+)/g

/**
 * The classes of each page of a build: those that it is built with, and those that a script names which works without
 * React. Scripts of the page itself, and those that any page may load on demand.
 * @param css the stylesheet whose classes are looked for.
 */
export async function pageClasses(outDir: string, css: string): Promise<PageClasses[]> {
  const read = (file: string): Promise<string> => readFile(path.join(outDir, file), 'utf8')
  const named = new Set(classesIn(css))
  const onDemand = await Promise.all((await glob('assets/shell/*.js', {cwd: outDir})).map(read))
  const shared = mentioned(onDemand.join('\n'), named)
  const cache = new Map<string, readonly string[]>()
  const copies = new Map<string, string>()
  const copyOf = (text: string): string => {
    const copy = copies.get(text) ?? ownCopy(text)
    copies.set(copy, copy)
    return copy
  }
  const pages: PageClasses[] = []
  for (const file of await glob('**/*.html', {cwd: outDir})) {
    const html = await read(file)
    const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text)
    const own = [...html.matchAll(OWN_SCRIPT)].flatMap(([, src = '']) => (src.includes('assets/js/') ? [] : [src]))
    const script = [...inline, ...(await Promise.all(own.map(read)))].join('\n')
    const scripted = cache.get(script) ?? mentioned(script, named)
    cache.set(script, scripted)
    pages.push({
      path: pagePath(file),
      attributes: [...new Set([...html.matchAll(CLASS)].map(([, quoted, bare]) => copyOf(quoted ?? bare ?? '')))],
      scripted: [...new Set([...shared, ...scripted])],
    })
  }
  return pages
}

/** The classes that a script names in a text of its own, alone or among others. */
function mentioned(script: string, classes: ReadonlySet<string>): readonly string[] {
  const words = script.matchAll(/(?<=["'`. ])-?[_a-zA-Z][\w-]*(?=["'`. ])/g)
  return [...new Set([...words].map(([word]) => word).filter((word) => classes.has(word)))]
}
