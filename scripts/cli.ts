import {SiteError} from '../src/lib/problem'

/** Loaded when they are asked for, so that a mistake found while loading (the brand's) ends in its message as well. */
const commands = {
  build: () => import('./commands/build'),
  check: () => import('./commands/check'),
  serve: () => import('./commands/serve'),
  site: () => import('./commands/site'),
  start: () => import('./commands/start'),
  test: () => import('./commands/test'),
  'bench-build': () => import('./commands/bench-build'),
} as const

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name)
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
  const {main} = await commands[name]()
  process.exitCode = await main(args)
} catch (error) {
  if (!isForeseen(error)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
