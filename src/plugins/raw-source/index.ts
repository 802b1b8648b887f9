import type {Plugin} from '@docusaurus/types'

/** Lets a module import the text of a file: `import source from '@site/samples/a.mjs?raw'`, as Vite and Vitest do. */
export default function rawSource(): Plugin {
  return {
    name: 'raw-source',
    configureWebpack: () => ({module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]}}),
  }
}
