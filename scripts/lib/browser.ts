import {accessSync, constants, existsSync} from 'node:fs'
import path from 'node:path'
import {chromium} from '@playwright/test'
import {SiteError} from '../../src/lib/problem'
import {exec} from './exec'
import {ROOT} from './root'

/** What the search looks at; tests put their own in place. */
export type BrowserSearch = {
  env: Readonly<Record<string, string | undefined>>
  isExecutable: (file: string) => boolean
  /** Where Playwright keeps its own browser, whether it is there or not. */
  playwrightPath: string
  /** Runs a program; resolves to its exit code. */
  run: (command: string, args: readonly string[]) => Promise<number>
  isRoot: boolean
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const WITHOUT_WINDOW = 'chromium-headless-shell'
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const aptInstall = (...browsers: readonly string[]) => [
  'install',
  '-y',
  '--no-install-recommends',
  ...browsers,
  'fonts-liberation',
]

/** Package managers that have a Chromium, with what each is told, until one is there. */
const PACKAGE_MANAGERS = [
  // Debian has the browser without a window as a package of its own, Ubuntu has not.
  ['apt-get', [['update'], aptInstall('chromium', WITHOUT_WINDOW), aptInstall('chromium')]],
  ['dnf', [['install', '-y', 'chromium', 'liberation-fonts']]],
  ['apk', [['add', 'chromium', 'ttf-liberation']]],
  ['pacman', [['-Sy', '--noconfirm', 'chromium', 'ttf-liberation']]],
] as const

/**
 * The browser the tests run in: the one `CHROMIUM_PATH` names, one already installed, Playwright's own,
 * or one from the system's package manager.
 * @returns absolute path of the executable.
 * @throws SiteError that says what was tried.
 */
export async function findBrowser(search: BrowserSearch = systemSearch): Promise<string> {
  const named = search.env.CHROMIUM_PATH
  if (named) {
    if (search.isExecutable(named)) return named
    throw new SiteError({
      what: `CHROMIUM_PATH is "${named}", but no program is there.`,
      allowed: 'the absolute path of a Chromium or Chrome executable',
      fix: 'Correct the variable, or unset it to let the tests look for a browser themselves.',
    })
  }
  return installed(search) ?? (await playwrightsOwn(search)) ?? (await fromPackageManager(search)) ?? fail()
}

/**
 * As `findBrowser`, for tests that compare no pictures: the browser without a window, which takes a third less time for the
 * same tests and draws letters a little otherwise. Root gets it installed next to Debian's Chromium.
 */
export async function findQuickBrowser(search: BrowserSearch = systemSearch): Promise<string> {
  const browser = await findBrowser(search)
  if (search.env.CHROMIUM_PATH) return browser
  const find = () => onPath(search, [WITHOUT_WINDOW]).find(search.isExecutable)
  const canInstall = search.isRoot && path.basename(browser) === 'chromium'
  if (!find() && canInstall && onPath(search, ['apt-get']).some(search.isExecutable)) {
    console.log(`Installing ${WITHOUT_WINDOW} …`)
    await search.run('apt-get', aptInstall(WITHOUT_WINDOW))
  }
  return find() ?? browser
}

function onPath(search: BrowserSearch, names: readonly string[]): string[] {
  const folders = (search.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

function installed(search: BrowserSearch): string | undefined {
  return [...onPath(search, NAMES), ...APPLICATIONS].find(search.isExecutable)
}

async function playwrightsOwn(search: BrowserSearch): Promise<string | undefined> {
  if (search.isExecutable(search.playwrightPath)) return search.playwrightPath
  console.log("No browser found. Downloading Playwright's browser …")
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  await search.run(process.execPath, [cli, 'install', 'chromium'])
  return search.isExecutable(search.playwrightPath) ? search.playwrightPath : undefined
}

async function fromPackageManager(search: BrowserSearch): Promise<string | undefined> {
  const manager = PACKAGE_MANAGERS.find(([name]) => onPath(search, [name]).some(search.isExecutable))
  if (!manager) return undefined
  const [name, steps] = manager
  console.log(`Installing Chromium with ${name} …`)
  for (const step of steps) {
    if (search.isRoot) await search.run(name, step)
    else await search.run('sudo', ['-n', name, ...step])
    const browser = installed(search)
    if (browser !== undefined) return browser
  }
  return undefined
}

function fail(): never {
  throw new SiteError({
    what: "The browser tests found no browser. None is installed, Playwright couldn't download one, and the package manager has none.",
    allowed: 'any recent version of Chromium or Chrome',
    fix: 'Install one (for example "apt-get install chromium"), or set CHROMIUM_PATH to its executable, and run the same command again.',
  })
}

const systemSearch: BrowserSearch = {
  env: process.env,
  isExecutable: (file) => {
    try {
      accessSync(file, constants.X_OK)
      return existsSync(file)
    } catch {
      return false
    }
  },
  playwrightPath: chromium.executablePath(),
  run: async (command, args) => {
    try {
      return (await exec('timeout', ['300', command, ...args])).code
    } catch {
      return 127
    }
  },
  isRoot: process.getuid?.() === 0,
}
