import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import {glob} from 'tinyglobby'
import type {Brand} from '../../data/types'
import {replaceBrandTokens} from '../../lib/brandTokens'
import {sourceText} from '../../lib/sourceText'

export type ChecklistsOptions = {
  brand: Brand
}

/** Publishes the steps of each guide that has steps as `/guides/<name>/checklist.md`. */
export default function checklists({brand}: ChecklistsOptions): PluginModule {
  return ({siteDir, siteConfig}) => ({
    name: 'checklists',
    async postBuild({outDir}) {
      const [{parseTree}, {readFrontMatter}, {checklistOf}] = await Promise.all([
        import('../../markdown/parseTree'),
        import('../../markdown/check/frontMatter'),
        import('./checklist'),
      ])
      for (const file of await glob('guides/*.mdx', {cwd: siteDir, ignore: ['guides/index.mdx']})) {
        const {name} = path.parse(file)
        const source = replaceBrandTokens(sourceText(await readFile(path.join(siteDir, file), 'utf8')), brand)
        const frontMatter = readFrontMatter(source, file)
        const title = 'values' in frontMatter ? String(frontMatter.values.title) : name
        const address = new URL(`${siteConfig.baseUrl}guides/${name}/`, siteConfig.url).href
        const checklist = checklistOf(parseTree(source), title, address)
        if (checklist !== undefined) await writeFile(path.join(outDir, 'guides', name, 'checklist.md'), checklist)
      }
    },
  })
}
