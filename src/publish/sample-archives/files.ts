import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'

/** What a sample's own `.gitignore` names is made by its commands and no part of it. @returns globs below its folder. */
export function ignoredIn(folder: string): string[] {
  const file = path.join(folder, '.gitignore')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const names = lines.map((line) => line.trim().replace(/^\/|\/$/g, '')).filter((line) => /^[^#!]/.test(line))
  return [...new Set(['node_modules', ...names])].flatMap((name) => [`**/${name}`, `**/${name}/**`])
}

/** The files of a sample, sorted. @returns paths below the site's root, with slashes. */
export function filesOfSample(siteDir: string, name: string): string[] {
  const cwd = path.join(siteDir, 'samples', name)
  return globSync('**', {cwd, dot: true, ignore: ignoredIn(cwd)})
    .sort()
    .map((file) => path.posix.join('samples', name, file))
}
