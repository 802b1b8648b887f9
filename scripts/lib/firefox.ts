import {existsSync} from 'node:fs'
import path from 'node:path'

const NAMES = ['firefox', 'firefox-esr']
const APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * The Firefox that `FIREFOX_PATH` names, else one that is installed; undefined where there is none. None is installed for
 * a smoke test: the tests in Chromium are the whole of it.
 */
export function findFirefox(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [env.FIREFOX_PATH ?? [], onPath, APPLICATIONS].flat().find((file) => existsSync(file))
}
