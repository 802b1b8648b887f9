import path from 'node:path'
import {exec} from '../../scripts/lib/exec'
import {SiteError} from '../../src/lib/problem'
import {installPackages, packageFolder, pinnedVersion} from '../lib/packages'
import {sectionsOf, type BenchPage} from '../content/page'
import {COMMON_PAGES, type Command, type Site} from './site'
import {
  CODE_LANGUAGES,
  dataModule,
  document,
  HOME_TEXT,
  indexFile,
  NAME,
  ORIGIN,
  removeAll,
  TAGLINE,
  writeFiles,
} from './write'

const FOLDER = packageFolder('docusaurus')

/** The trees of documents beside `docs`, with the sidebars that come of themselves. */
const TREES = ['articles', 'guides'] as const
/** The description of the API, in the site. */
const API = 'openapi.json'

const config = {
  title: NAME,
  tagline: TAGLINE,
  url: ORIGIN,
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  future: {v4: true, faster: true},
  markdown: {format: 'detect'},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: 'docs', sidebarPath: './sidebars.js'},
        blog: {showReadingTime: true, blogSidebarCount: 'ALL', onInlineTags: 'ignore', onInlineAuthors: 'ignore'},
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  plugins: [
    ...TREES.map((id) => ['@docusaurus/plugin-content-docs', {id, path: id, routeBasePath: id}]),
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'api',
        path: 'api',
        routeBasePath: 'api',
        sidebarPath: './sidebars-api.js',
        docItemComponent: '@theme/ApiItem',
      },
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPluginId: 'api',
        config: {
          api: {
            specPath: API,
            outputDir: 'api',
            showInfoPage: false,
            sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
          },
        },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: NAME,
      items: [
        {to: '/docs/introduction/', label: 'Docs', position: 'left'},
        {to: '/api/get-me/', label: 'API', position: 'left'},
        {to: '/blog/', label: 'Blog', position: 'left'},
      ],
    },
    footer: {style: 'dark', copyright: NAME},
    prism: {additionalLanguages: CODE_LANGUAGES},
  },
} as const

/** The id of a page's document. */
function idOf(route: string): string {
  return path.posix.join(path.posix.relative('/docs/', route), 'index')
}

function sidebars(pages: readonly BenchPage[]): unknown {
  return {
    docs: sectionsOf(pages.filter(({tree}) => tree === 'docs')).map(({label, pages: items}) => ({
      type: 'category',
      label,
      ...(label === 'More' ? {link: {type: 'generated-index', slug: '/category/more'}} : {}),
      items: items.map((page) => ({type: 'doc', id: idOf(page.route), label: page.label})),
    })),
  }
}

function fileOf({tree, route, title, description, body, date, tags}: BenchPage): [string, string] {
  if (tree !== 'blog') return [indexFile(route), document({title, description}, body)]
  const slug = path.posix.basename(route)
  return [`blog/${date ?? ''}-${slug}.md`, document({title, description, slug, authors: {name: NAME}, tags}, body)]
}

/** Makes the pages of the API reference, which a site of this kind keeps beside the others. @throws SiteError when it fails. */
async function generateApi({program, args, cwd, env}: Command): Promise<void> {
  const {code, output} = await exec(program, args, {cwd, env})
  if (code === 0) return
  throw new SiteError({
    what: `docusaurus-plugin-openapi-docs could not make the pages of the API in ${cwd}:\n${output.slice(-3000)}`,
    fix: 'Correct what it names and run the same command again.',
  })
}

/** Stock Docusaurus, as `create-docusaurus` sets it up, with the faster bundler, and the usual plugin and theme for an API. */
export async function docusaurus(): Promise<Site> {
  const command = (...args: string[]): Command => ({
    program: process.execPath,
    args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args],
    cwd: FOLDER,
    env: {DISABLE_VERSION_CHECK: 'true', NO_UPDATE_NOTIFIER: '1'},
  })
  return {
    name: 'docusaurus',
    title: `Docusaurus ${await pinnedVersion('docusaurus', '@docusaurus/core')}`,
    outDir: path.join(FOLDER, 'build'),
    templates: {
      ...COMMON_PAGES,
      category: '/docs/category/more/',
      tag: '/blog/tags/keycloak/',
      api: '/api/create-organization/',
    },
    prepare: async ({exported, api, generated}) => {
      await installPackages('docusaurus')
      await removeAll(['docs', 'articles', 'guides', 'api', 'blog', 'src'].map((name) => path.join(FOLDER, name)))
      const pages = [...exported, ...generated]
      const files = new Map(pages.map(fileOf))
      files.set('docusaurus.config.js', dataModule(config))
      files.set('sidebars.js', dataModule(sidebars(pages)))
      files.set('src/pages/index.md', document({title: NAME, description: TAGLINE}, HOME_TEXT))
      files.set(API, JSON.stringify(api))
      files.set('sidebars-api.js', "import items from './api/sidebar'\n\nexport default {api: items}\n")
      await writeFiles(FOLDER, files)
      await generateApi(command('gen-api-docs', 'all'))
    },
    build: command('build'),
    start: (port) => command('start', '--port', String(port), '--no-open'),
    caches: ['build', '.docusaurus', 'node_modules/.cache'].map((name) => path.join(FOLDER, name)),
    sourceOf: (route) => path.join(FOLDER, indexFile(route)),
  }
}
