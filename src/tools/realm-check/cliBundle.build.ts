import path from 'node:path'
import {build} from 'esbuild'
import {cliPath} from '../../lib/realmCheckPaths'

/** The oldest Node.js on which the program runs. */
const TARGET = 'node20'

/**
 * The program for the command line in one file without dependencies.
 * @param root folder of the site's source.
 * @throws Error if esbuild reports a mistake.
 */
export async function bundleCli(root: string): Promise<{path: string; content: string}> {
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'src/tools/realm-check/cli.build.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: TARGET,
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    banner: {js: '#!/usr/bin/env node'},
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild wrote no file for src/tools/realm-check/cli.build.ts.')
  return {path: cliPath, content: file.text}
}
