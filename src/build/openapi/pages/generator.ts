import {Command} from 'commander'

/** What docusaurus-plugin-openapi-docs is told of one description. Its own types do not name its exports. */
export type GeneratorOptions = {
  /** Absolute path of the bundled document. */
  specPath: string
  /** Absolute path of the folder that gets the pages. */
  outputDir: string
  /** Absolute path of the frame of an operation's page, in Mustache. */
  template: string
  /** Likewise of a category's page. */
  tagTemplate: string
  showInfoPage: boolean
  sidebarOptions: {groupPathsBy: 'tag'; categoryLinkSource: 'tag'}
  markdownGenerators: {
    createApiPageMD: (item: {id: string}) => string
    createTagPageMD: (item: {id: string}) => string
  }
}

type Generator = (
  context: {siteDir: string; siteConfig: {presets: []; plugins: []}},
  options: {docsPluginId: string; config: Record<string, GeneratorOptions>},
) => {extendCli: (cli: object) => void}

function isGenerator(value: unknown): value is Generator {
  return typeof value === 'function'
}

/**
 * What loads the configuration hands out a CommonJS module as its default export, Node as an object that has it.
 * @throws TypeError for a module that exports something else.
 */
function generatorOf(module: unknown): Generator {
  if (isGenerator(module)) return module
  if (typeof module === 'object' && module !== null && 'default' in module) return generatorOf(module.default)
  throw new TypeError('docusaurus-plugin-openapi-docs does not export a plugin any more.')
}

/** Runs the plugin's command `gen-api-docs`, whose only entry is its command line, without what it says of each file. */
export async function runGenerator(siteDir: string, options: GeneratorOptions): Promise<void> {
  const generator = generatorOf(await import('docusaurus-plugin-openapi-docs'))
  const cli = new Command()
  generator({siteDir, siteConfig: {presets: [], plugins: []}}, {docsPluginId: 'api', config: {api: options}}).extendCli(
    cli,
  )
  const {log} = console
  console.log = () => undefined
  try {
    await cli.parseAsync(['gen-api-docs', 'api'], {from: 'user'})
  } finally {
    console.log = log
  }
}
