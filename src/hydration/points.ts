import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {SiteError, type Problem} from '../lib/problem'

/** A place where this site relies on something that Docusaurus does not document. */
export type Point = {
  /** File of an installed package that was read for it. */
  source: string
  /** SHA-256 of that file, its first 16 hexadecimal digits. */
  hash: string
  /** File of this site that relies on it. */
  usedIn: string
  /** What it relies on. */
  what: string
  /** What breaks where that no longer holds. */
  without: string
}

/** Every such place. The build stops where one has changed. Ejected components have pins of their own: `src/theme/README.md`. */
export const points: readonly Point[] = [
  {
    source: '@docusaurus/core/lib/webpack/client.js',
    hash: 'b38143fa54a7b01e',
    usedIn: 'src/hydration/index.ts',
    what: 'One module is the entry of the browser’s scripts. `configureWebpack` replaces it with one that names only what has styles.',
    without: 'Every page loads the framework’s client, 120 to 180 KB, and each document is compiled twice.',
  },
  {
    source: '@docusaurus/core/lib/client/clientEntry.js',
    hash: 'a9d6514eaf79c05c',
    usedIn: 'src/hydration/index.ts',
    what: 'The framework’s entry makes the page React and does nothing that a page without React would miss.',
    without: 'Pages lack what a new version does there.',
  },
  {
    source: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    hash: '30fedb7e211e3acc',
    usedIn: 'src/hydration/entry.ts',
    what: 'Global stylesheets come from `@generated/client-modules`, in the order of the cascade.',
    without: 'Pages lack the global styles, or have them in another order.',
  },
  {
    source: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    hash: '6bdf7133ebc411f9',
    usedIn: 'src/hydration/entry.ts',
    what: '`.docusaurus/registry.js` names the components of all routes.',
    without: 'Pages lack the styles of their components.',
  },
  {
    source: '@docusaurus/core/lib/ssg/ssgTemplate.js',
    hash: 'faea0446fa8ceeb5',
    usedIn: 'src/hydration/template.ts',
    what: 'A page links the stylesheets of the entry also where the bundler’s manifest does not know its modules.',
    without: 'Pages have no stylesheet.',
  },
  {
    source: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    hash: '5d6584e4a61b22d4',
    usedIn: 'src/hydration/template.ts',
    what: 'The default document around each page has these parts, and ours has all but its scripts.',
    without: 'Pages lack a part that the framework has added.',
  },
  {
    source: '@docusaurus/core/lib/webpack/base.js',
    hash: 'b3c441dfc9ae516b',
    usedIn: 'src/hydration/build-inputs/index.ts, src/publish/stylesheet/index.ts',
    what: 'The persistent cache is `experiments.cache`, with `buildDependencies`; all styles go into one file.',
    without: 'A changed sample leaves an old page in the build; pages lack styles.',
  },
  {
    source: '@docusaurus/bundler/lib/loaders/styleLoader.js',
    hash: '5038e82473c981de',
    usedIn: 'src/hydration/postCss.ts',
    what: 'PostCSS has one plugin, `postcss-preset-env`, named by its path.',
    without: 'Stylesheets are read once more for what Lightning CSS does anyway: a slower build.',
  },
  {
    source: '@docusaurus/bundler/lib/minification.js',
    hash: 'eab700507706bb78',
    usedIn: 'src/publish/stylesheet/purgeCss.ts, src/publish/scripts.ts',
    what: 'Lightning CSS writes the stylesheet and SWC the scripts, with these options.',
    without: 'Rules may have a form that the pruning of stylesheets does not know.',
  },
  {
    source: '@docusaurus/bundler/lib/minifyHtml.js',
    hash: '3941436047503edf',
    usedIn: 'scripts/lib/build.ts',
    what: '`SKIP_HTML_MINIFICATION` leaves pages as they were rendered.',
    without: 'A build takes a tenth longer.',
  },
  {
    source: '@docusaurus/theme-classic/lib/inlineScripts.js',
    hash: 'b95f604573af2246',
    usedIn: 'src/publish/scripts.ts',
    what: 'One function of the inline script sets attributes of the page from `?docusaurus-data-…` in the address. It is cut out.',
    without: 'A link can set any attribute of a page, such as the answer to the consent banner.',
  },
  {
    source: '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    hash: '5666a852371f6c6c',
    usedIn: 'src/publish/transform.ts',
    what: 'The skip link leads to `__docusaurus_skipToContent_fallback`.',
    without: 'The skip link does not lead to the main content.',
  },
  {
    source: '@docusaurus/plugin-content-docs/lib/index.js',
    hash: 'e9949b75eea3a774',
    usedIn: 'src/publish/publish.ts, src/publish/markdown/facts.ts',
    what: 'The content of the plugin has `loadedVersions` with `versionName`, `isLast`, `docs`, and `sidebars`.',
    without: 'The search does not know the latest version, and llms.txt not the order of the sidebar.',
  },
  {
    source: '@docusaurus/core/lib/client/routeContext.js',
    hash: '5b7cfc91bc880922',
    usedIn: 'src/theme/Error/index.tsx',
    what: 'The layout can be drawn outside of a route inside `RouteContextProvider`.',
    without: 'A page that crashes as a whole shows no navigation.',
  },
]

/** The hash of a source as it is installed; undefined if it is gone. @param siteDir absolute path of the site's root. */
export function hashOf(source: string, siteDir: string): string | undefined {
  // By the folder: a package may not export the file.
  const folders = createRequire(path.join(siteDir, 'package.json')).resolve.paths(source)
  const file = folders?.map((folder) => path.join(folder, source)).find(existsSync)
  return file && createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}

function problemOf({source, hash, usedIn, what, without}: Point, installed: string | undefined): Problem {
  const change = installed === undefined ? 'is gone' : `has changed: its hash is ${installed}, not ${hash}`
  return {
    file: 'src/hydration/points.ts',
    what: `node_modules/${source} ${change}. ${usedIn} relies on it: ${what} Without that: ${without}`,
    fix: `Read the file. If the sentence still holds, put the new hash into src/hydration/points.ts; otherwise change ${usedIn} first.`,
  }
}

/** @throws SiteError that names each point whose source is not as it was read. */
export function checkPoints(siteDir: string, known: readonly Point[] = points): void {
  const problems = known.flatMap((point) => {
    const installed = hashOf(point.source, siteDir)
    return installed === point.hash ? [] : [problemOf(point, installed)]
  })
  if (problems.length > 0) throw new SiteError(problems)
}
