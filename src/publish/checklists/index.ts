import {existsSync} from 'node:fs'
import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import type {Brand} from '../../data/types'
import {replaceBrandTokens} from '../../lib/brandTokens'
import {SiteError} from '../../lib/problem'
import {sourceText} from '../../lib/sourceText'

export type ChecklistsOptions = {
  brand: Brand
  /** Names of the guides, which are files below `guides/`. */
  guides: readonly string[]
}

/** Publishes the steps of each guide as `/guides/<name>/checklist.md`. */
export default function checklists({brand, guides}: ChecklistsOptions): PluginModule {
  return ({siteDir, siteConfig}) => ({
    name: 'checklists',
    async postBuild({outDir}) {
      const [{parseTree}, {readFrontMatter}, {checklistOf}] = await Promise.all([
        import('../../markdown/parseTree'),
        import('../../markdown/check/frontMatter'),
        import('./checklist'),
      ])
      // A site made from a part of the content, as in tests, has no guides.
      for (const name of guides.filter((guide) => existsSync(path.join(siteDir, `guides/${guide}.mdx`)))) {
        const file = `guides/${name}.mdx`
        const source = replaceBrandTokens(sourceText(await readFile(path.join(siteDir, file), 'utf8')), brand)
        const frontMatter = readFrontMatter(source, file)
        const title = 'values' in frontMatter ? String(frontMatter.values.title) : name
        const address = new URL(`${siteConfig.baseUrl}guides/${name}/`, siteConfig.url).href
        const checklist = checklistOf(parseTree(source), title, address)
        if (checklist === undefined) throw noSteps(file)
        await writeFile(path.join(outDir, 'guides', name, 'checklist.md'), checklist)
      }
    },
  })
}

const noSteps = (file: string): SiteError =>
  new SiteError({
    file,
    what: 'The guide has no steps, so it has no checklist.',
    allowed: 'headings such as "## 1. Choose a plan" with a list of tasks below them',
    fix: 'Number the headings of its steps, and list the tasks of each.',
  })
