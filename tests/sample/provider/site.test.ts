import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {beforeAll, describe, expect, it} from 'vitest'
import {ADOPTED_DIR, buildAdoptedSite} from '../../../scripts/lib/adoptedSite'
import {readAnswers} from '../../../scripts/lib/adopt/answers'
import {git} from '../../../scripts/lib/git'
import {ROOT} from '../../../scripts/lib/root'
import {readManifest, readRedirects} from '../../../scripts/lib/manifest'
import {brand} from '../../../src/data/brand'
import {headersFor} from '../../../src/lib/headerRules'
import {CONSOLE_PATH} from '../../../src/reference/apiPage'
import {basePathOf} from '../../../src/lib/siteAddress'

const {brand: other} = await readAnswers(path.join(ROOT, 'tests/fixtures/provider/answers.json'))
const site = path.join(ADOPTED_DIR, 'build')
let files: string[] = []

/** What would give the first brand away. The slug alone may be a word that an example uses; its paths may not. */
const traces: readonly string[] = [
  brand.name,
  brand.legalName,
  brand.domain,
  brand.supportEmail,
  ...Object.values(brand.links),
  `${brand.slug}-admin-rest-api`,
  `/tags/${brand.slug}/`,
]

beforeAll(async () => {
  await buildAdoptedSite()
  files = await glob('**/*', {cwd: site, dot: true, ignore: ['**/*.{br,gz}']})
})

describe('a site that another provider adopted', () => {
  it('leaves no trace of the first brand in any file: pages, scripts, feeds, sitemap, metadata', async () => {
    const texts = await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(site, file), 'utf8')] as const),
    )
    const found = texts.flatMap(([file, text]) =>
      traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`),
    )
    expect(found).toEqual([])
  })

  it('leaves no trace in the names of files', () => {
    expect(files.filter((file) => file.includes(brand.slug))).toEqual([])
  })

  it("stands at the second brand's paths", () => {
    expect(files).toContain(`api/${other.slug}-admin-rest-api/index.html`)
    expect(files).toContain(`blog/tags/${other.slug}/index.html`)
  })

  it('has no page about logging in to a dashboard that the provider does not have', () => {
    expect(files).not.toContain('access/index.html')
  })

  it('publishes no tool, procedure, or description that its pages have no use for', async () => {
    expect(files.filter((file) => /^procedures\/|^realm-check/.test(file))).toEqual([])
    const llms = await readFile(path.join(site, 'llms.txt'), 'utf8')
    expect(llms).not.toMatch(/of the extensions|organizations extension/)
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).not.toContain('/realms/acme/orgs')
  })

  it('says the second name in its pages and feeds', async () => {
    for (const file of ['index.html', `api/${other.slug}-admin-rest-api/index.html`, 'blog/rss.xml']) {
      expect(await readFile(path.join(site, file), 'utf8')).toContain(other.name)
    }
  })
})

it('adoption changes no code of the engine but the files that have links', () => {
  const engine = ['reference', 'search', 'client', 'publish', 'lib', 'parts', 'kit/ui'].map((room) => `src/${room}`)
  const changed = git(ADOPTED_DIR, 'diff', '--name-only', '--diff-filter=M', 'HEAD~1', 'HEAD', '--', ...engine)
  expect(changed?.split('\n')).toEqual(['src/reference/console/help.ts', 'src/reference/description/publish.build.ts'])
})

describe('a site below a path of its host', () => {
  const textOf = (file: string): Promise<string> => readFile(path.join(site, file), 'utf8')
  const base = basePathOf(other)

  it('begins every path in its pages and styles with it', async () => {
    const outside = /(?:\s(?:href|src|poster|action)="|url\(["']?)(\/(?!\/)[^"')\s]*)/g
    const pages = files.filter((file) => /\.(html?|css)$/.test(file))
    const found = await Promise.all(
      pages.map(async (file) =>
        [...(await textOf(file)).matchAll(outside)]
          .filter(([, address = '']) => !address.startsWith(base))
          .map(([, address = '']) => `${file}: ${address}`),
      ),
    )
    expect(found.flat()).toEqual([])
  })

  it('begins every address of its own in any file with it', async () => {
    const texts = files.filter((file) => /\.(html?|css|js|json|xml|txt|md|yaml|mjs)$/.test(file))
    const address = new RegExp(`https://${other.domain.replaceAll('.', String.raw`\.`)}(/[^"'<\\s)\`]*)?`, 'g')
    const found = await Promise.all(
      texts.map(async (file) =>
        [...(await textOf(file)).matchAll(address)]
          .filter(([, path]) => path !== undefined && !`${path}/`.startsWith(base))
          .map(([whole]) => `${file}: ${whole}`),
      ),
    )
    expect(found.flat()).toEqual([])
  })

  it('links to pages and files that are there', async () => {
    const isThere = new Set(
      files.flatMap((file) => [`${base}${file}`, `${base}${file.replace(/(^|\/)index\.html$/, '$1')}`]),
    )
    const moved = new Set(readRedirects(site).map(({from}) => from))
    const found = await Promise.all(
      files
        .filter((file) => file.endsWith('.html'))
        .map(async (file) =>
          [...(await textOf(file)).matchAll(/\s(?:href|src)="(\/site\/[^"#?]*)/g)]
            .map(([, address = '']) => decodeURI(address))
            .filter((address) => !isThere.has(address) && !moved.has(address))
            .map((address) => `${file}: ${address}`),
        ),
    )
    expect([...new Set(found.flat())]).toEqual([])
  })

  it.each(['', 'de/'])('marks the link to the documentation on its pages in the folder "%s"', async (language) => {
    const html = await textOf(`${language}docs/introduction/index.html`)
    const link = html.match(/<a [^>]*>/g)?.find((tag) => tag.includes('navbar__link') && tag.includes('aria-current'))
    expect(link).toContain(`href="${base}${language}docs/introduction/"`)
  })

  it('has its docs and its blog in the navbar without an edit of the menus', async () => {
    const links = (await textOf('index.html')).match(/<a [^>]*navbar__link[^>]*>/g) ?? []
    for (const page of ['docs/introduction/', 'blog/'])
      expect(links.filter((tag) => tag.includes(`href="${base}${page}"`))).toHaveLength(1)
  })

  it('has a section in the sidebar for each folder of its docs, in their order', async () => {
    const html = await textOf('docs/introduction/index.html')
    const sections = [...html.matchAll(/<li class="menu__list-item category[^>]*><a [^>]*href="([^"]*)"/g)]
    const folders = ['introduction', 'login', 'backups']
    expect(sections.map(([, address]) => address)).toEqual(folders.map((folder) => `${base}docs/${folder}/`))
  })

  it('has rules and redirects for its own paths only', async () => {
    const rules = await readManifest(site)
    expect(rules.filter(({source}) => !source.startsWith(base))).toEqual([])
    const ends = readRedirects(site).flatMap(({from, to}) => [from, to])
    expect(ends).toContain(`${base}api/`)
    expect(ends.filter((address) => !address.startsWith(base))).toEqual([])
    expect(headersFor(rules, base + CONSOLE_PATH)['X-Frame-Options']).toBe('SAMEORIGIN')
  })
})
