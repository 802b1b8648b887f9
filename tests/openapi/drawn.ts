import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {compile} from '@mdx-js/mdx'
import treeSitter from '@vscode/tree-sitter-wasm'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import {brand} from '../../src/data/brand'
import {SiteError} from '../../src/lib/problem'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {operationsOf, type Description, type Operation} from '../../src/reference/description/description.build'
import {postmanCollection} from '../../src/reference/description/postman.build'
import {readDescription} from '../../src/reference/description/read.build'
import {sampleLanguages, sampleRequest} from '../../src/reference/description/samples.build'
import {categoryPage} from '../../src/reference/pages/categoryPage.build'
import {findCollisions} from '../../src/reference/pages/collisions.build'
import {operationPage} from '../../src/reference/pages/operationPage.build'

const require = createRequire(import.meta.url)

/** Grammar of each language, by the language's id. */
export const grammars: Readonly<Record<string, string>> = {
  bash: 'bash',
  js: 'javascript',
  ts: 'typescript',
  python: 'python',
  java: 'java',
  go: 'go',
  csharp: 'c-sharp',
  php: 'php',
  ruby: 'ruby',
}

/** A parser of the samples of a language. */
export async function parserOf(id: string) {
  await treeSitter.Parser.init()
  const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'))
  const parser = new treeSitter.Parser()
  parser.setLanguage(
    await treeSitter.Language.load(await readFile(path.join(folder, `tree-sitter-${grammars[id] ?? ''}.wasm`))),
  )
  return parser
}

/** The samples that aren't sentences of their language, as ID and language. */
export async function wrongSamples(operations: readonly Operation[]): Promise<string[]> {
  const wrong: string[] = []
  for (const {id, write, cannot} of sampleLanguages) {
    const parser = await parserOf(id)
    for (const operation of operations.filter(({isWebhook}) => !isWebhook)) {
      const request = sampleRequest(operation)
      if (cannot?.includes(request.method)) continue
      const code = write(request)
      const tree = parser.parse(`${code}\n`)
      if (tree?.rootNode.hasError !== false) wrong.push(`${operation.operationId} ${id}:\n${code}`)
      tree?.delete()
    }
  }
  return wrong
}

/**
 * Draws all pages of a site's description, as the compiler of the site's pages takes them, and the collection.
 * @throws SiteError for what is refused.
 */
export async function drawn(site: string): Promise<{description: Description; pages: number}> {
  const description = readDescription(await bundleDescription(site, brand))
  const collisions = await findCollisions(site, description)
  if (collisions.length > 0) throw new SiteError(collisions)
  const context = {description, docsRoutes: new Set<string>(), uses: {}}
  const pages = [
    ...operationsOf(description).map((operation) => operationPage(operation, context)),
    ...description.tags.map(({name}) => categoryPage(name, description)),
  ]
  for (const page of pages) await compilePage(page)
  JSON.stringify(postmanCollection(description))
  return {description, pages: pages.length}
}

/** Compiles a page's text as the site does. */
export async function compilePage(text: string): Promise<void> {
  const [, , ...body] = text.split('---\n')
  const source = body.join('---\n')
  try {
    await compile(source, {remarkPlugins: [remarkGfm, remarkDirective]})
  } catch (error) {
    const line = Number(/^(\d+):/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0)
    const id = /^id: .*/m.exec(text)?.[0] ?? ''
    throw new Error(
      `${id}: ${String(error)}\n${source
        .split('\n')
        .slice(Math.max(0, line - 3), line + 2)
        .join('\n')}`,
    )
  }
}
