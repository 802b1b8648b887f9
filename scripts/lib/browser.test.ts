import {describe, expect, it} from 'vitest'
import {findBrowser, findQuickBrowser, type BrowserSearch} from './browser'

/** A machine on which only these files can be run, and whose package manager, if it has one, has these packages. */
function machine(
  files: readonly string[],
  changes: Partial<BrowserSearch> = {},
  packages: readonly string[] = ['chromium'],
): BrowserSearch & {ran: string[]} {
  const present = new Set(files)
  const ran: string[] = []
  return {
    ran,
    env: {PATH: '/usr/bin:/opt/bin'},
    isExecutable: (file) => present.has(file),
    playwrightPath: '/cache/chrome',
    run: (command, args) => {
      ran.push([command, ...args].join(' '))
      const asked = args.filter((word) => word.startsWith('chromium'))
      // Of packages that are asked for together, it installs all or none.
      if ([command, ...args].includes('apt-get') && packages.includes(asked.join(' ')))
        for (const name of asked) present.add(`/usr/bin/${name}`)
      return Promise.resolve(0)
    },
    isRoot: true,
    ...changes,
  }
}

describe('the search for a browser', () => {
  it('takes the path that the environment names, before any other', async () => {
    const search = machine(['/my/chrome', '/usr/bin/chromium'], {env: {CHROMIUM_PATH: '/my/chrome', PATH: '/usr/bin'}})
    expect(await findBrowser(search)).toBe('/my/chrome')
  })

  it('says so when the environment names a path where nothing is', async () => {
    const search = machine(['/usr/bin/chromium'], {env: {CHROMIUM_PATH: '/gone', PATH: '/usr/bin'}})
    await expect(findBrowser(search)).rejects.toThrow(/CHROMIUM_PATH is "\/gone", but no program is there/)
  })

  it('then takes one that is installed', async () => {
    expect(await findBrowser(machine(['/opt/bin/google-chrome', '/cache/chrome']))).toBe('/opt/bin/google-chrome')
  })

  it('takes the one without a window where no pictures are compared, and it is there', async () => {
    const both = machine(['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'])
    expect(await findBrowser(both)).toBe('/usr/bin/chromium')
    expect(await findQuickBrowser(both)).toBe('/opt/bin/chromium-headless-shell')
    expect(await findQuickBrowser(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium')
  })

  it("lets root install the one without a window next to Debian's Chromium", async () => {
    const files = ['/usr/bin/apt-get', '/usr/bin/chromium']
    expect(await findQuickBrowser(machine(files, {}, ['chromium-headless-shell']))).toBe(
      '/usr/bin/chromium-headless-shell',
    )
    const without = machine(files)
    expect(await findQuickBrowser(without)).toBe('/usr/bin/chromium')
    expect(without.ran).toHaveLength(1)
    const user = machine(files, {isRoot: false}, ['chromium-headless-shell'])
    expect(await findQuickBrowser(user)).toBe('/usr/bin/chromium')
    expect(user.ran).toEqual([])
  })

  it("then Playwright's own", async () => {
    expect(await findBrowser(machine(['/cache/chrome']))).toBe('/cache/chrome')
  })

  it('then asks the package manager, with sudo where it is not root', async () => {
    const search = machine(['/usr/bin/apt-get'], {isRoot: false})
    expect(await findBrowser(search)).toBe('/usr/bin/chromium')
    expect(search.ran.at(-1)).toMatch(/^sudo -n apt-get install -y/)
  })

  it('asks it for both browsers, and for one where it does not have both', async () => {
    const both = machine(['/usr/bin/apt-get'], {}, ['chromium chromium-headless-shell'])
    expect(await findQuickBrowser(both)).toBe('/usr/bin/chromium-headless-shell')
    const one = machine(['/usr/bin/apt-get'])
    expect(await findBrowser(one)).toBe('/usr/bin/chromium')
    expect(one.ran.filter((line) => line.startsWith('apt-get install'))).toHaveLength(2)
  })

  it('ends with what was tried and what to do when there is none', async () => {
    await expect(findBrowser(machine([]))).rejects.toThrow(/found no browser[\s\S]*Fix: Install one/)
  })
})
