import {SiteError} from '../src/lib/problem'
import {SetupError} from './bootstrap/report.cjs'

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
  if (!(error instanceof SiteError || error instanceof SetupError)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
