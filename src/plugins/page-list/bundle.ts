import path from 'node:path'
import {SCRIPTS} from './files'

/** Builds the browser's scripts, by themselves: they have to work where React has not been loaded. */
export async function bundle(outDir: string): Promise<void> {
  // Loaded here, so that commands which build nothing do not wait for it.
  const {build} = await import('esbuild')
  await build({
    entryPoints: Object.entries(SCRIPTS).map(([out, source]) => ({
      in: path.join(__dirname, 'browser', source),
      out: out.replace(/\.js$/, ''),
    })),
    outdir: outDir,
    bundle: true,
    minify: true,
    // As in the browsers that package.json lists.
    target: ['chrome111', 'firefox113', 'safari16.4'],
    logLevel: 'warning',
  })
}
