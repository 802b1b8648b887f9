import {build} from 'esbuild'
import {fileURLToPath} from 'node:url'

/**
 * Bundles the server into one file that needs no packages, for `npm pack` and the container.
 * @param {string} outfile
 */
export async function bundle(outfile) {
  await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    legalComments: 'linked',
    logLevel: 'warning',
    // Packages in CommonJS load modules of Node with require. The compiler checks the source, not the bundle.
    banner: {
      js: [
        '// @ts-nocheck',
        "import {createRequire as requireFrom} from 'node:module'",
        'const require = requireFrom(import.meta.url)',
      ].join('\n'),
    },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await bundle(fileURLToPath(new URL('generated/docs-mcp.js', import.meta.url)))
