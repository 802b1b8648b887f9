import {existsSync, readdirSync, statSync} from 'node:fs'
import path from 'node:path'
import type {Problem} from '../../lib/problem'
import {closest} from './closest'
import type {Page} from './page'

/** What the build adds to the path of a module, in the order of the framework's configuration. */
const ENDINGS = [
  '',
  ...['.wasm', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'].flatMap((end) => [end, `/index${end}`]),
]

/** Modules that only the build has, and those of the theme, which have a rule of their own: `rules/imports.ts`. */
const ELSEWHERE = /^@(?:theme|theme-original|theme-init|generated)\/|!/

/** Imports of files and packages that don't exist: the build stops there. @param siteDir absolute path of the site's root. */
export function checkModules({file, body}: Page, siteDir: string): Problem[] {
  return body.imports.flatMap(({line, column, module}) => {
    if (ELSEWHERE.test(module)) return []
    const written = module.replace(/\?.*$/s, '')
    const target = /^\.{1,2}(?:\/|$)/.test(written)
      ? path.join(siteDir, path.dirname(file), written)
      : written.startsWith('@site/')
        ? path.join(siteDir, written.slice('@site/'.length))
        : undefined
    if (target === undefined ? hasPackage(written, siteDir) : isModule(target)) return []
    const near = target === undefined ? undefined : nearestFile(target)
    return [
      {
        file,
        line,
        column,
        what: `The page imports "${module}", which doesn't exist.`,
        allowed: 'a path that starts with ./, ../, or @site/, or a package in package.json',
        fix:
          near === undefined
            ? 'Correct the path, or remove the import and everything that uses it.'
            : `Did you mean "${written.slice(0, written.lastIndexOf('/') + 1)}${near}"?`,
      },
    ]
  })
}

const isFile = (name: string): boolean => statSync(name, {throwIfNoEntry: false})?.isFile() ?? false

/** Whether there is a file for an import. @param target absolute path, with or without its ending. */
export const isModule = (target: string): boolean => ENDINGS.some((end) => isFile(target + end))

/** Where nothing is installed, no package is missed. */
function hasPackage(module: string, siteDir: string): boolean {
  const folder = path.join(siteDir, 'node_modules')
  if (module.startsWith('/') || !existsSync(folder)) return true
  const [first = '', second = ''] = module.split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  // The framework has short names for what pages use of it: @docusaurus/Link.
  const exported = path.join(folder, '@docusaurus/core/lib/client/exports', module.replace(/^@docusaurus\//, ''))
  return existsSync(path.join(folder, name)) || (first === '@docusaurus' && isModule(exported))
}

/** The file of the same folder whose name is most alike, without an ending where none was written. */
function nearestFile(target: string): string | undefined {
  const folder = path.dirname(target)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const hasEnding = path.extname(target) !== ''
  return closest(path.basename(target), hasEnding ? names : names.map((name) => name.replace(/\.\w+$/, '')))
}
