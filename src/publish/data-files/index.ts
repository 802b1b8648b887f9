import type {PluginModule} from '@docusaurus/types'
import {writeDataFiles, type DataFile} from './writeDataFiles'

export type DataFilesOptions = {
  files: readonly DataFile[]
}

/** Publishes values of the site as JSON, for programs of its readers. */
export default function dataFiles({files}: DataFilesOptions): PluginModule {
  return () => ({
    name: 'data-files',
    postBuild: ({outDir}) => writeDataFiles(outDir, files),
  })
}
