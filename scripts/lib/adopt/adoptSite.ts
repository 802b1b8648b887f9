import {existsSync} from 'node:fs'
import {copyFile, mkdir, readdir, readFile, rm, rmdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Brand} from '../../../src/data/types'
import {writeFormatted} from '../writeFormatted'
import type {Answers} from './answers'
import {brandFile, offeredFile, withBrandTokens} from './brandFile'
import {deadOf} from './deadOf'
import type {Place} from './deadLinks'
import {readDescriptionFiles} from './descriptionFiles'
import {editCode} from './editCode'
import {editContent} from './editContent'
import {readAdopted, writeAdopted} from './adopted'
import {removedParts} from './parts'

/** What was changed, for the report. */
export type Adoption = {
  removed: number
  /** Links that were removed or lost their page, in pages and data. */
  unlinked: readonly Place[]
  /** Links that the code requires, and that lead elsewhere now or have to be changed by hand. */
  stuck: readonly Place[]
}

/** The files that are about the sample, whatever the provider offers. */
const SAMPLE = ['tests/sample/**', 'tests/fixtures/provider/**', 'tests/a11y/trees/**']

/** Ends `.prettierignore`, with the provider's files below it. */
const UNFORMATTED = "# the provider's own"

/** The addresses that the sample published. */
const PUBLISHED = 'tests/published.txt'

/**
 * Makes the site that of a provider: writes brand and offer, and removes the parts that they don't have, with the links to them.
 * A later run leaves alone what earlier runs removed, because the provider's own content can be there now.
 * @param root absolute path of the site's root.
 */
export async function adoptSite(root: string, answers: Answers): Promise<Adoption> {
  const earlier = await readAdopted(root)
  const parts = removedParts(answers, earlier)
  const description = answers.api === undefined ? undefined : await readDescriptionFiles(answers.api)
  const edit = async (file: string, change: (source: string) => string) => {
    const source = await readFile(path.join(root, file), 'utf8')
    await writeFormatted(path.join(root, file), change(source))
  }
  await edit('src/data/brand.ts', (source) => brandFile(source, answers.brand))
  await edit('src/data/offer/offered.ts', (source) =>
    offeredFile(
      source,
      parts.flatMap(({flag}) => flag ?? []),
    ),
  )
  const files = await glob([...SAMPLE, ...parts.flatMap((part) => part.files ?? [])], {cwd: root, dot: true})
  const content = await editContent(root, deadOf(parts), files)
  for (const file of files) await rm(path.join(root, file))
  await removeEmptyFolders(root, files)
  if (description !== undefined) {
    await writeDescription(root, description, answers.brand)
    if (earlier?.includes('api') !== true)
      await copyFile(path.join(root, 'scripts/templates/api-overview.mdx'), path.join(root, 'api/overview.mdx'))
  }
  const code = await editCode(root, deadOf(parts))
  if (answers.remove.includes('docs') && earlier?.includes('docs') !== true)
    await copyFile(path.join(root, 'scripts/templates/sidebars.ts'), path.join(root, 'sidebars.ts'))
  if (earlier === undefined) await startPublished(root)
  await writeAdopted(root, [
    ...(earlier ?? []),
    ...answers.remove,
    ...(description === undefined ? [] : ['api' as const]),
  ])
  return {
    removed: files.length,
    unlinked: [...content.places, ...code.places],
    stuck: code.stuck,
  }
}

/** Puts the files of the provider's API description into `openapi`. */
async function writeDescription(root: string, files: ReadonlyMap<string, string>, brand: Brand): Promise<void> {
  for (const [name, text] of files) {
    const file = `openapi/${name}`
    await mkdir(path.dirname(path.join(root, file)), {recursive: true})
    await writeFile(path.join(root, file), withBrandTokens(text, brand))
  }
  await keepUnformatted(
    root,
    [...files.keys()].map((name) => `openapi/${name}`),
  )
}

/** Lets the formatter leave files as their owner writes them. */
async function keepUnformatted(root: string, files: readonly string[]): Promise<void> {
  const list = path.join(root, '.prettierignore')
  const lines = (await readFile(list, 'utf8')).trimEnd().split('\n')
  const added = [UNFORMATTED, ...files].filter((line) => !lines.includes(line))
  await writeFile(list, `${[...lines, ...added].join('\n')}\n`)
}

/** Folders of the files that have nothing in them any more. Git doesn't know them, but checks of a folder would find it. */
async function removeEmptyFolders(root: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      const entries = await readdir(path.join(root, folder)).catch(() => undefined)
      if (entries === undefined) continue
      if (entries.length > 0) break
      await rmdir(path.join(root, folder))
    }
  }
}

/** The list begins with the provider's first release: its comment stays, and the addresses of the sample go. */
async function startPublished(root: string): Promise<void> {
  const file = path.join(root, PUBLISHED)
  if (!existsSync(file)) return
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, `${lines.filter((line) => line.startsWith('#')).join('\n')}\n`)
}
