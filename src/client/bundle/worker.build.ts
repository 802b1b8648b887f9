import {build} from 'esbuild'
import {common} from './bundle.build'

/**
 * Bundles the service worker, whose address must stay the same in each build.
 * @param file absolute path of its source. @param baseUrl path of the site, with both slashes.
 */
export async function bundleWorker(file: string, baseUrl: string): Promise<Buffer> {
  const {outputFiles} = await build({
    ...common,
    entryPoints: [file],
    define: {'ON_DEMAND_SETTINGS.baseUrl': JSON.stringify(baseUrl)},
    format: 'iife',
    legalComments: 'none',
  })
  return Buffer.concat(outputFiles.map(({contents}) => contents))
}
