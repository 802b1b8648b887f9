import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Body} from './body'
import {checkContent, type ContentReport} from './checkContent'
import {keptBodies} from './keptBodies'
import type {ContentCheckOptions} from './options'
import {parsePage} from './page'

/** By which another body could be made of a page's text. */
export const MADE_WITH = [
  'package-lock.json',
  'src/markdown/{*.ts,mermaid/*.ts,proof/*.ts,style/*.ts}',
  'src/markdown/check/{body.ts,bodyParts.ts,closest.ts,frontMatter.ts,rules/*}',
  'src/markdown/remark/{plainColons,inlineReferences,reading,element,elementAnchors,highlightCode/*}.ts',
  'src/lib/{compareVersions,escapeRegExp,isObject,pageLimits,problem,sourceText}.ts',
  'src/kit/figures/primitives/slug.ts',
  'src/data/{glossary,proofPrograms,proofServers}.ts',
]

/** The body of a page that none of the files that are asked about can lead to. */
const NOTHING: Body = {
  anchors: [],
  links: [],
  images: [],
  loads: [],
  screenshots: [],
  imports: [],
  components: [],
  codes: [],
  settings: [],
  quotes: [],
  paragraphs: [],
  findings: [],
  style: [],
  quantities: [],
  proof: {hidden: 0, calls: [], problems: []},
}

/** What a link to a page has in it: the name of its file, of its folder where it is an index, or its slug. */
function namesOf(file: string, source: string): readonly string[] {
  const {dir, name} = path.posix.parse(file)
  const slug = /^slug: ['"]?\/?([^'"\s]+)/m.exec(source)?.[1]
  return [
    name === 'index' ? path.posix.basename(dir) : name.replace(/^\d{4}-\d{2}-\d{2}-/, ''),
    ...(slug ? [slug] : []),
  ]
}

/**
 * A check that parses no text twice: bodies are kept for the next time that it is called, and in `.cache/content-check.json`
 * for the next process.
 * @param siteDir absolute path of the site's root.
 * @param only files, relative to it, whose mistakes are asked for; of the others only what these lead to. Default: all.
 */
export function siteChecker(
  siteDir: string,
  options: ContentCheckOptions,
  only: readonly string[] = [],
): () => Promise<ContentReport> {
  const open = async () => {
    const madeWith = (await glob(MADE_WITH, {cwd: siteDir, absolute: true})).sort()
    const bodies = await keptBodies(path.join(siteDir, '.cache/content-check.json'), madeWith)
    const asked = await Promise.all(only.map((file) => readFile(path.join(siteDir, file), 'utf8')))
    const parse: typeof parsePage = (file, source, tree) => {
      const isAsked = only.length === 0 || only.includes(file)
      const isLinked = (): boolean => namesOf(file, source).some((name) => asked.some((text) => text.includes(name)))
      if (isAsked) return parsePage(file, source, tree, bodies.read)
      if (isLinked()) return parsePage(file, source, tree, bodies.readForLinks)
      return parsePage(file, source, tree, (text) => Promise.resolve(bodies.find(text) ?? NOTHING))
    }
    return {bodies, parse}
  }
  let opened: ReturnType<typeof open> | undefined
  return async () => {
    const {bodies, parse} = await (opened ??= open())
    const report = await checkContent(siteDir, options, parse)
    await bodies.save()
    return report
  }
}
