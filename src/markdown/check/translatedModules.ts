import {readFileSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import type {Problem} from '../../lib/problem'
import {isModule} from './modules'

const RELATIVE_IMPORT = /\bfrom '(\.{1,2}\/[^']*)'/g

/**
 * Imports of translated pages of React that lead nowhere, because the page is a copy from another folder.
 * @param siteDir absolute path of the site's root. @param pagesDir folder of the pages in the site's own language, such as `src/pages`.
 */
export function checkTranslatedModules(siteDir: string, pagesDir: string): Problem[] {
  const files = globSync('i18n/*/docusaurus-plugin-content-pages/**/*.{ts,tsx}', {cwd: siteDir})
  return files.sort().flatMap((file) => {
    const source = path.posix.join(pagesDir, ...file.split('/').slice(3))
    return [...readFileSync(path.join(siteDir, file), 'utf8').matchAll(RELATIVE_IMPORT)].flatMap((match) => {
      const [, written = ''] = match
      if (isModule(path.join(siteDir, path.dirname(file), written))) return []
      const original = path.posix.join(path.posix.dirname(source), written)
      return [
        {
          file,
          line: match.input.slice(0, match.index).split('\n').length,
          what: `The translation imports "${written}", which doesn't exist there.`,
          allowed: 'a file of the same folder, or a path from the root of the site that starts with @site/',
          fix: isModule(path.join(siteDir, original))
            ? `Write '@site/${original}'.`
            : 'Correct the path, or remove the import and everything that uses it.',
        },
      ]
    })
  })
}
