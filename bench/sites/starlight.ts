import path from 'node:path'
import {sectionsOf, type BenchPage} from '../content/page'
import {installPackages, packageFolder, pinnedVersion, recentNode} from '../lib/packages'
import {COMMON_PAGES, type Command, type Site} from './site'
import {
  blogListPage,
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

const FOLDER = packageFolder('starlight')
const CONTENT = 'src/content/docs'

function config(pages: readonly BenchPage[]): string {
  const posts = pages.filter(({tree}) => tree === 'blog')
  const options = {
    title: NAME,
    description: TAGLINE,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    sidebar: [
      ...sectionsOf(pages).map(({label, pages: items}) => ({
        label,
        collapsed: true,
        items: items.map((page) => ({label: page.label, link: page.route})),
      })),
      {
        label: 'Blog',
        collapsed: true,
        items: [{label: 'All posts', link: '/blog/'}, ...posts.map(({label, route}) => ({label, link: route}))],
      },
    ],
  }
  return `import starlight from '@astrojs/starlight'
import {defineConfig} from 'astro/config'

export default defineConfig({
  site: ${JSON.stringify(ORIGIN)},
  trailingSlash: 'always',
  integrations: [starlight(${JSON.stringify(options, null, 2)})],
})
`
}

const COLLECTION = `import {defineCollection} from 'astro:content'
import {docsLoader} from '@astrojs/starlight/loaders'
import {docsSchema} from '@astrojs/starlight/schema'

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})}
`

const kinds: Readonly<Record<string, string>> = {info: 'note', warning: 'caution'}

function fileOf({route, title, description, body}: BenchPage): [string, string] {
  const text = withAdmonitions(
    body,
    (kind, heading) => `:::${kinds[kind] ?? kind}${heading === '' ? '' : `[${heading}]`}`,
  )
  return [indexFile(route), document({title, description}, text)]
}

/** Starlight with its defaults, search among them. It has no blog: posts are pages, and their list is one. */
export async function starlight(): Promise<Site> {
  const program = await recentNode()
  const command = (...args: string[]): Command => ({
    program,
    args: ['node_modules/astro/bin/astro.mjs', ...args],
    cwd: FOLDER,
    env: {ASTRO_TELEMETRY_DISABLED: '1'},
  })
  return {
    name: 'starlight',
    title: `Starlight ${await pinnedVersion('starlight', '@astrojs/starlight')} on Astro ${await pinnedVersion('starlight', 'astro')}`,
    outDir: path.join(FOLDER, 'dist'),
    templates: COMMON_PAGES,
    prepare: async ({exported, generated}) => {
      await installPackages('starlight')
      await removeAll([path.join(FOLDER, 'src')])
      const pages = [...exported, ...generated]
      const files = new Map(pages.map(fileOf))
      files.set('index.md', document({title: NAME, template: 'splash', hero: {tagline: TAGLINE}}, HOME_TEXT))
      files.set('blog/index.md', document({title: 'Blog'}, blogListPage(pages)))
      await writeFiles(path.join(FOLDER, CONTENT), files)
      await writeFiles(
        FOLDER,
        new Map([
          ['astro.config.mjs', config(pages)],
          ['src/content.config.ts', COLLECTION],
        ]),
      )
    },
    build: command('build'),
    start: (port) => command('dev', '--port', String(port)),
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) => path.join(FOLDER, name)),
    sourceOf: (route) => path.join(FOLDER, CONTENT, indexFile(route)),
  }
}
