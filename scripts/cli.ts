import {validateBrand} from '../src/config/validateBrand'
import {SiteError} from '../src/lib/problem'

/** Loaded when they are asked for, and after the brand was checked: most of them can't be loaded with a wrong one. */
const commands = {
  addresses: () => import('./commands/addresses'),
  audit: () => import('./commands/audit'),
  build: () => import('./commands/build'),
  check: () => import('./commands/check'),
  serve: () => import('./commands/serve'),
  site: () => import('./commands/site'),
  start: () => import('./commands/start'),
  test: () => import('./commands/test'),
  bench: () => import('./commands/bench'),
  clients: () => import('./commands/clients'),
  conformance: () => import('./commands/conformance'),
  'deploy-files': () => import('./commands/deploy-files'),
  'fixture-site': () => import('./commands/fixture-site'),
  icons: () => import('./commands/icons'),
  lab: () => import('./commands/lab'),
  'lab-facts': () => import('./commands/lab-facts'),
  'lab-matrix': () => import('./commands/lab-matrix'),
  'lab-providers': () => import('./commands/lab-providers'),
  'lab-record': () => import('./commands/lab-record'),
  'lab-recordings': () => import('./commands/lab-recordings'),
  'lab-screenshots': () => import('./commands/lab-screenshots'),
  'lab-vocabulary': () => import('./commands/lab-vocabulary'),
  new: () => import('./commands/new'),
  prove: () => import('./commands/prove'),
  'readme-pictures': () => import('./commands/readme-pictures'),
  'test-samples': () => import('./commands/test-samples'),
  'next-version': () => import('./commands/next-version'),
} as const

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name)
}

async function readBrand(): Promise<unknown> {
  try {
    return (await import('../src/data/brand')).brand
  } catch (error) {
    throw new SiteError({
      file: 'src/data/brand.ts',
      what: `The brand file is not valid TypeScript: ${error instanceof Error ? error.message : String(error)}`,
      fix: 'Correct it, or get it back with "git checkout -- src/data/brand.ts", and run the same command again.',
    })
  }
}

/** By name: a module that is loaded both as ESM and as CommonJS has two classes of that name. */
function isForeseen(error: unknown): error is Error {
  return error instanceof Error && ['SiteError', 'SetupError'].includes(error.name)
}

const [name = '', ...args] = process.argv.slice(2)

try {
  if (!isCommand(name)) {
    throw new SiteError({
      what: `There is no command "${name}".`,
      allowed: Object.keys(commands).join(', '),
      fix: 'Run one of the scripts that "npm run" lists.',
    })
  }
  validateBrand(await readBrand())
  const {main} = await commands[name]()
  process.exitCode = await main(args)
} catch (error) {
  if (!isForeseen(error)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
