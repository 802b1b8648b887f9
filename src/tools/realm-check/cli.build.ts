import {readFileSync} from 'node:fs'
import {InputError} from '../run'
import {readBaseline} from './baseline'
import {checkRealms, isReached} from './check'
import {parseArguments, USAGE} from './cliArguments'
import {write} from './output'
import {readRealms, requireSize} from './read'

/** Descriptor of the standard input. */
const STDIN = 0

/** Writes to the standard output. A pipe takes a long report in pieces. */
const print = (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => {
      resolve()
    })
  })

function read(file: string, what: string): string {
  try {
    const bytes = readFileSync(file === '-' ? STDIN : file)
    requireSize(bytes.length)
    return bytes.toString('utf8')
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(`Can't read ${what} "${file}". Check that the file exists and that you can read it.`)
  }
}

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--help')) {
    await print(USAGE)
    return 0
  }
  const {file, format, failOn, threshold, target, baseline} = parseArguments(words)
  const accepted = baseline === undefined ? [] : readBaseline(read(baseline, 'the baseline'))
  const text = read(file, 'the export')
  const realms = readRealms(text)
  const options = {target, baseline: accepted, pause: () => Promise.resolve()}
  const all = await checkRealms(realms, {...options, threshold: 'low'})
  const shown = threshold === 'low' ? all : await checkRealms(realms, {...options, threshold})
  await print(write(shown, format, {name: file === '-' ? 'realm.json' : file, text}))
  return failOn !== undefined && isReached(all, failOn) ? 1 : 0
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const message = error instanceof InputError ? error.message : `The check failed: ${String(error)}`
    process.stderr.write(`realm-check: ${message}\n`)
    process.exitCode = 2
  },
)
