import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'

/** The last change of the pages of each build, by its folder. */
const last = new Map<string, Promise<unknown>>()

/**
 * Runs steps that change the pages of a build one after the other: the framework runs the plugins' last steps all at
 * once, and one would write over what another has written.
 */
export function inTurn<T>(outDir: string, step: () => Promise<T>): Promise<T> {
  const turn = (last.get(outDir) ?? Promise.resolve()).then(step, step)
  last.set(outDir, turn)
  return turn
}

/**
 * Changes every page of a build.
 * @param change is given a page's HTML and its file, relative to the build, and returns the new HTML.
 */
export function changePages(outDir: string, change: (html: string, file: string) => string): Promise<void> {
  return inTurn(outDir, async () => {
    for (const file of await glob('**/*.html', {cwd: outDir})) {
      const target = path.join(outDir, file)
      const before = await readFile(target, 'utf8')
      const after = change(before, file)
      if (after !== before) await writeFile(target, after)
    }
  })
}
