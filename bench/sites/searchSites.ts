import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {exec} from '../../scripts/lib/exec'
import {SiteError} from '../../src/lib/problem'
import {isListed} from '../../src/publish/isListed'
import {readPage, type Page} from '../../src/publish/page'
import {buildSearch} from '../../src/search/plugin.build'
import {brand} from '../../src/config/brand'
import {searchKinds, searchPath} from '../../src/data/search'
import {generatePages} from '../content/generate'
import {pageHtml} from '../content/html'
import {installPackages, packageFolder} from '../lib/packages'
import {SCRATCH} from '../lib/scratch'

/** The folder with one size of the site, and both engines' files in it. */
export type SearchSite = {
  dir: string
  /** Pages that are searched. */
  pages: number
  /** Absolute paths of each engine's index, the texts of the results included. */
  files: {ours: string[]; pagefind: string[]}
}

/**
 * A page whose only script is Pagefind's client, used as its documentation says, with a list like that of the dialog. Without
 * its worker, which the browser would slow down neither in network nor in processor.
 */
const PAGEFIND_PAGE = `<!doctype html><html lang="en"><head><title>Pagefind</title></head><body>
<button data-search>Search</button><input type="search" aria-label="Search"><div data-results></div>
<script type="module">
const input = document.querySelector('input')
const list = document.querySelector('[data-results]')
let loading
const load = () => (loading ??= import('/pagefind/pagefind.js').then(async (pagefind) => {
  await pagefind.options({noWorker: true})
  await pagefind.init()
  return pagefind
}))
document.querySelector('button').addEventListener('pointerover', load)
document.querySelector('button').addEventListener('click', () => input.focus())
input.addEventListener('input', async () => {
  const query = input.value
  const {results} = await (await load()).search(query)
  const links = await Promise.all(results.slice(0, 12).map(async (result) => {
    const {url, meta, excerpt} = await result.data()
    const link = document.createElement('a')
    link.role = 'option'
    link.href = url
    link.innerHTML = meta.title + '<br>' + excerpt
    return link
  }))
  if (query === input.value) list.replaceChildren(...links)
})
</script></body></html>`

const titleEnd = ` | ${brand.name}`

async function readBuild(dir: string): Promise<Page[]> {
  const files = (await glob('**/*.html', {cwd: dir})).sort()
  return Promise.all(files.map(async (file) => readPage(await readFile(path.join(dir, file), 'utf8'), file, titleEnd)))
}

/** So many of the pages, from all over the site. */
const spread = (pages: readonly Page[], count: number): Page[] =>
  pages.filter((_, at) => Math.floor(((at + 1) * count) / pages.length) > Math.floor((at * count) / pages.length))

/**
 * A copy of a finished build, filled up with generated pages, with a new index of its own and one of Pagefind's.
 * @param size pages that are searched: of a build with more, some are left out of both indexes.
 */
export async function searchSite(buildDir: string, size: number): Promise<SearchSite> {
  const dir = path.join(SCRATCH, `search-${size}`)
  await rm(dir, {recursive: true, force: true})
  await cp(buildDir, dir, {recursive: true})
  await rm(path.join(dir, 'assets/search'), {recursive: true})
  const built = (await readBuild(dir)).filter((page) => isListed(page, false) && page.path !== searchPath)
  const generated = generatePages(Math.max(0, size - built.length)).map((page) => {
    const file = `${page.route.slice(1)}index.html`
    return readPage(pageHtml(page), file, titleEnd)
  })
  const pages = [...spread(built, Math.min(size, built.length)), ...generated]
  const latest = new Set(pages.map(({meta}) => meta.get('docsearch:docusaurus_tag') ?? 'default'))
  const search = await buildSearch(pages, {baseUrl: '/', kinds: searchKinds, latest})
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true})
    await writeFile(path.join(dir, file), text)
  }
  for (const [file, text] of search.files) await write(file, text)
  const searched = new Set(pages)
  for (const page of [...built, ...generated]) {
    const html = page.html.replace(/\/assets\/search\/index-en\.[0-9a-f]+\.json/, search.indexFor(page))
    // Pagefind is told to leave out what is around the text, as our own index does, and pages that have no such mark.
    await write(page.file, searched.has(page) ? html.replace(/<main\b/, '<main data-pagefind-body') : html)
  }
  await indexByPagefind(dir)
  await write('pagefind-bench/index.html', PAGEFIND_PAGE)
  return {
    dir,
    pages: pages.length,
    files: {
      ours: [...search.files.keys()].map((file) => path.join(dir, file)),
      pagefind: await glob('pagefind/**/*.{pf_meta,pf_index,pf_fragment}', {cwd: dir, absolute: true}),
    },
  }
}

async function indexByPagefind(dir: string): Promise<void> {
  await installPackages('pagefind')
  const program = path.join(packageFolder('pagefind'), 'node_modules/pagefind/lib/runner/bin.cjs')
  const {code, output} = await exec(process.execPath, [program, '--site', dir, '--quiet'])
  if (code === 0) return
  throw new SiteError({
    what: `Pagefind could not index ${dir} and ended with code ${code}:\n${output.trim()}`,
    fix: 'Look at its message; its version stands in bench/peers/pagefind/package.json.',
  })
}
