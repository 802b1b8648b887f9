import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'

/** The classic theme, and what the framework falls back to where a theme has nothing of its own. */
const UPSTREAM = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
]
const OURS = path.join(ROOT, 'src/theme')

/** The upstream source that each ejected component replaces, as it was when it was ejected. */
const ejects: Record<string, string> = {
  'AnnouncementBar/Content': 'f5b62138592020b9',
  BackToTopButton: 'd890f1873f4a86b5',
  BlogArchivePage: '9a46c4deb232798c',
  BlogListPage: 'bea76516bb7dfc75',
  'BlogPostItem/Header': '53821c5bfd46e11a',
  BlogPostItems: '4af2e109c630e09b',
  BlogSidebar: '29e524eb5e76edac',
  'BlogSidebar/Desktop': 'c06df5a74e7d3b64',
  ColorModeToggle: '0c879fd020f317a5',
  'DocCard/Layout': '62c7669007e6fca5',
  'DocItem/TOC/Desktop': '766572affae79e62',
  'DocSidebar/Desktop/Content': '04f491efad77341c',
  DocSidebar: '69735ac5be2d601a',
  'DocSidebarItem/Category': 'bebff3ac5f7761e5',
  'DocSidebarItem/Link': 'ea78ce62f5e4af48',
  Error: '4037ad84f1980a33',
  ErrorPageContent: 'a85bb2d0b98bbb2c',
  LastUpdated: '30948229c5140094',
  Loading: 'ffd8013daa28cd24',
  MDXComponents: 'b1a0eed95525de25',
  'Navbar/Layout': '3bf17c6c30ed6d89',
  'Navbar/MobileSidebar': '0e302185bbfd7b0a',
  'Navbar/MobileSidebar/Toggle': 'daa023d1c3821102',
  'NavbarItem/DropdownNavbarItem/Desktop': 'c49755ffce7ccfbd',
  'NavbarItem/DropdownNavbarItem/Mobile': 'e8048bc6eabd96e8',
  'NotFound/Content': '1339cadd0fe0b2a2',
  SearchBar: 'b528b71d23818ff3',
  TOC: '5586e5cc0e3053bb',
  TOCCollapsible: '4e91da4713c1b1d4',
}

/** The upstream component of a name, which is a file or a folder. */
function upstreamOf(name: string): string | undefined {
  return UPSTREAM.flatMap((folder) => [`${folder}/${name}/index.js`, `${folder}/${name}.js`])
    .map((file) => path.join(ROOT, file))
    .find(existsSync)
}

describe('an ejected component', () => {
  it.each(Object.entries(ejects))('%s replaces the upstream source that was read', (name, hash) => {
    const file = upstreamOf(name)
    const source = readFileSync(file ?? '', 'utf8')
    expect(
      createHash('sha256').update(source).digest('hex').slice(0, 16),
      `Upstream changed ${name}. Compare ${file ?? ''} with src/theme/${name}, take over what is needed, and put the new hash here.`,
    ).toBe(hash)
  })

  it('opens with what was changed', () => {
    for (const name of Object.keys(ejects)) {
      expect(readFileSync(path.join(OURS, name, 'index.tsx'), 'utf8')).toMatch(/^\/\/ Change: /)
    }
  })
})

describe('the table of changed components', () => {
  it('names every component below src/theme', () => {
    const table = readFileSync(path.join(OURS, 'README.md'), 'utf8')
    expect(components(OURS).filter((name) => !table.includes(`| ${name} `))).toEqual([])
  })

  it('says of every component that takes the place of an upstream one that it is ejected, with its hash here', () => {
    const ejected = components(OURS)
      .filter((name) => upstreamOf(name) !== undefined)
      .filter((name) => !sourceOf(name).includes('@theme-original/'))
    expect(ejected.sort()).toEqual(Object.keys(ejects).sort())
  })
})

/** A folder with an index is a component, and may hold those below it; the other files in it are its own. */
function components(folder: string, prefix = ''): string[] {
  const hasIndex = existsSync(path.join(folder, 'index.tsx'))
  return [
    ...(hasIndex ? [prefix.slice(0, -1)] : []),
    ...readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
      const {name} = entry
      if (entry.isDirectory()) return components(path.join(folder, name), `${prefix}${name}/`)
      return !hasIndex && /^[A-Z].*\.tsx?$/.test(name) ? [prefix + name.replace(/\.tsx?$/, '')] : []
    }),
  ]
}

function sourceOf(name: string): string {
  const files = [`${name}.tsx`, `${name}.ts`, `${name}/index.tsx`].map((file) => path.join(OURS, file))
  return readFileSync(files.find(existsSync) ?? '', 'utf8')
}
