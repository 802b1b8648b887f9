import {InputError, MOST_INPUT, type ToolModule} from '../run'
import {readBaseline} from './baseline'
import {checkRealms} from './check'
import {isFormat, write} from './output'
import {screenReport, verdict} from './output/screen'
import {readRealms, requireSize} from './read'
import {isTarget} from './releases'
import {isSeverity} from './rule'

/** Largest baseline in bytes: about 100,000 entries. */
const MOST_BASELINE = 16 * 1024 * 1024

/** Lets the page draw and react. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0)
  })

async function textOf(file: File | undefined, pasted: string): Promise<string> {
  if (file) {
    requireSize(file.size)
    return file.text()
  }
  if (pasted.length > MOST_INPUT)
    throw new InputError(
      `The pasted text has more than ${MOST_INPUT / 1024 / 1024} MB. Choose it as a file instead, which can have 64 MB.`,
    )
  return pasted
}

async function baselineOf(file: File | undefined) {
  if (!file) return []
  if (file.size > MOST_BASELINE)
    throw new InputError(
      `The baseline has more than ${MOST_BASELINE / 1024 / 1024} MB. Choose the file that this tool wrote.`,
    )
  return readBaseline(await file.text())
}

/** Checks the chosen file, or the pasted text. */
export const run: ToolModule['run'] = async (values, action, signal) => {
  // A large file takes seconds, so it is checked on request.
  if (action === undefined) return []
  const file = values.file('file')
  const pasted = values.text('json')
  if (!file && pasted.trim() === '') throw new InputError('Choose the export of a realm as a file, or paste its JSON.')
  const target = values.text('target')
  const threshold = values.text('threshold')
  const output = values.text('output')
  if (!isTarget(target) || !isSeverity(threshold)) throw new Error('The form offers a value that the check lacks.')
  const baseline = await baselineOf(values.file('baseline'))
  const text = await textOf(file, pasted)
  await pause()
  const result = await checkRealms(readRealms(text), {target, threshold, baseline, pause, signal})
  if (!isFormat(output)) return screenReport(result)
  const isJson = output !== 'markdown' && output !== 'text'
  const code = write(result, output, {name: file?.name ?? 'realm.json', text})
  return [verdict(result), {kind: 'code', title: titles[output], language: isJson ? 'json' : 'text', code}]
}

const titles = {
  text: 'Report as text',
  markdown: 'Report as Markdown',
  json: 'Report as JSON',
  sarif: 'Report as SARIF 2.1.0',
  baseline: 'Baseline. Save it as a file, and replace the reasons',
} as const
