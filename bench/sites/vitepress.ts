import path from 'node:path'
import {sectionsOf, type BenchPage} from '../content/page'
import {installPackages, packageFolder, pinnedVersion} from '../lib/packages'
import {COMMON_PAGES, type Command, type Site} from './site'
import {
  blogListPage,
  dataModule,
  document,
  HOME_TEXT,
  indexFile,
  NAME,
  ORIGIN,
  removeAll,
  TAGLINE,
  withAdmonitions,
  writeFiles,
} from './write'

const FOLDER = packageFolder('vitepress')

function config(pages: readonly BenchPage[]): unknown {
  const posts = pages.filter(({tree}) => tree === 'blog')
  return {
    title: NAME,
    description: TAGLINE,
    srcDir: './content',
    sitemap: {hostname: ORIGIN},
    ignoreDeadLinks: 'localhostLinks',
    themeConfig: {
      nav: [
        {text: 'Docs', link: '/docs/introduction/'},
        {text: 'Blog', link: '/blog/'},
      ],
      sidebar: {
        '/': sectionsOf(pages).map(({label, pages: items}) => ({
          text: label,
          collapsed: true,
          items: items.map((page) => ({text: page.label, link: page.route})),
        })),
        '/blog/': [{text: 'News', items: posts.map(({label, route}) => ({text: label, link: route}))}],
      },
      outline: [2, 3],
      search: {provider: 'local'},
      footer: {copyright: NAME},
    },
  }
}

const kinds: Readonly<Record<string, string>> = {note: 'info', caution: 'warning'}

function fileOf({route, title, description, body}: BenchPage): [string, string] {
  const text = withAdmonitions(body, (kind, heading) => `::: ${kinds[kind] ?? kind} ${heading}`.trimEnd())
  return [indexFile(route), document({title, description}, `# ${title}\n\n${text}`)]
}

/** VitePress with its default theme and its local search. It has no blog: posts are pages, and their list is one. */
export async function vitepress(): Promise<Site> {
  const command = (...args: string[]): Command => ({
    program: process.execPath,
    args: ['node_modules/vitepress/bin/vitepress.js', ...args],
    cwd: FOLDER,
    env: {},
  })
  return {
    name: 'vitepress',
    title: `VitePress ${await pinnedVersion('vitepress', 'vitepress')}`,
    outDir: path.join(FOLDER, '.vitepress/dist'),
    templates: COMMON_PAGES,
    prepare: async ({exported, generated}) => {
      await installPackages('vitepress')
      await removeAll([path.join(FOLDER, 'content')])
      const pages = [...exported, ...generated]
      const files = new Map(pages.map(fileOf))
      files.set('index.md', document({title: NAME, layout: 'home', hero: {name: NAME, text: TAGLINE}}, HOME_TEXT))
      files.set('blog/index.md', document({title: 'Blog'}, `# Blog\n\n${blogListPage(pages)}`))
      await writeFiles(path.join(FOLDER, 'content'), files)
      await writeFiles(FOLDER, new Map([['.vitepress/config.mjs', dataModule(config(pages))]]))
    },
    build: command('build'),
    start: (port) => command('dev', '--port', String(port), '--strictPort'),
    caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'].map((name) =>
      path.join(FOLDER, name),
    ),
    sourceOf: (route) => path.join(FOLDER, 'content', indexFile(route)),
  }
}
