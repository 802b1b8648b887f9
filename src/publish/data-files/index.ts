import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'

/** Address of the site without a slash at the end, its base path with a slash at both ends, and its language. */
export type FileSite = {url: string; baseUrl: string; language: string}

/** A file that programs read. */
export type DataFile = {
  /** From the folder of the built site, such as `docs/service/changelog.xml`. */
  file: string
  content: string
}

export type DataFilesOptions = {
  /** `src/config/publishedFiles.ts` lists the files, so that pages can link to them. */
  files: (site: FileSite) => readonly DataFile[]
}

/** Publishes data of the site for programs of its readers. */
export default function dataFiles({files}: DataFilesOptions): PluginModule {
  return ({siteConfig: {url, baseUrl}, i18n}) => ({
    name: 'data-files',
    async postBuild({outDir}) {
      for (const {file, content} of files({url, baseUrl, language: i18n.currentLocale})) {
        const target = path.join(outDir, file)
        await mkdir(path.dirname(target), {recursive: true})
        await writeFile(target, content)
      }
    },
  })
}
