import {validateBrand} from '../../src/config/validateBrand'
import {SiteError} from '../../src/lib/problem'

/** Loads each command when it is asked for. */
export type Commands = Readonly<Record<string, () => Promise<{main: (args: readonly string[]) => Promise<number>}>>>

/**
 * Runs a command with the words behind it, and sets the exit code. The commands are loaded after the brand was checked: most of
 * them can't be loaded with a wrong one.
 */
export async function runCli(commands: Commands, [name = '', ...args]: readonly string[]): Promise<void> {
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load) {
      throw new SiteError({
        what: `There is no command "${name}".`,
        allowed: 'the scripts that "npm run" lists. Those of the lab need the folder lab/',
        fix: 'Run one of them.',
      })
    }
    validateBrand(await readBrand())
    const {main} = await load()
    process.exitCode = await main(args)
  } catch (error) {
    if (!isForeseen(error)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

async function readBrand(): Promise<unknown> {
  try {
    return (await import('../../src/data/brand')).brand
  } catch (error) {
    throw new SiteError({
      file: 'src/data/brand.ts',
      what: `The brand file isn't valid TypeScript: ${error instanceof Error ? error.message : String(error)}`,
      fix: 'Correct it, or restore it with "git checkout -- src/data/brand.ts", and run the same command again.',
    })
  }
}

/** By name: a module that is loaded both as ESM and as CommonJS has two classes of that name. */
function isForeseen(error: unknown): error is Error {
  return error instanceof Error && ['SiteError', 'SetupError'].includes(error.name)
}
