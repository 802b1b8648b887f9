import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import {filesOfSample} from './files'

export type SamplesOptions = {
  /** By the name of the archive, the folders of `samples/` in it. */
  archives: Readonly<Record<string, readonly string[]>>
}

/** Of every file in an archive, so that each build makes the same bytes. ZIP knows no year before 1980. */
const MTIME = new Date('1980-01-01T00:00:00')

/** Publishes samples as `/samples/<name>.zip`, for readers who want all files of a guide at once. */
export default function samples({archives}: SamplesOptions): PluginModule {
  return ({siteDir}) => ({
    name: 'samples',
    async postBuild({outDir}) {
      const {zipSync} = await import('fflate')
      await mkdir(path.join(outDir, 'samples'), {recursive: true})
      for (const [name, folders] of Object.entries(archives)) {
        const files: Record<string, Uint8Array> = {}
        for (const file of folders.flatMap((folder) => filesOfSample(siteDir, folder)))
          files[path.posix.relative('samples', file)] = await readFile(path.join(siteDir, file))
        await writeFile(path.join(outDir, 'samples', `${name}.zip`), zipSync(files, {mtime: MTIME}))
      }
    },
  })
}
