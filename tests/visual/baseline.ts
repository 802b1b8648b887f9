import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import path from 'node:path'
import {test as base, type Browser} from '@playwright/test'

/** Where this machine's pictures are. */
type Baseline = {
  /** Name of the folder below tests/visual/__screenshots__. */
  folder: string
  /** Whether somebody has made them, or is about to. */
  exists: boolean
}

const SCREENSHOTS = path.resolve('tests/visual/__screenshots__')

/** Nothing of the site: a change of the site must be seen as a difference, not as another machine. */
const PROBE = `<!doctype html><body style="margin: 8px; font-size: 17px">
  <p style="font-family: system-ui">Realm, client, user, 0123456789</p>
  <p style="font-family: ui-monospace, monospace">kc_idp_hint=acme 0O 1lI</p>
  <p style="font-family: sans-serif; font-weight: 650">Single sign-on</p>`

/** Eight letters that are the same wherever text is drawn pixel for pixel as here: fonts, hinting and smoothing. */
async function textPrint(browser: Browser): Promise<string> {
  const page = await browser.newPage({viewport: {width: 400, height: 160}})
  await page.setContent(PROBE)
  const picture = await page.screenshot({animations: 'disabled'})
  await page.close()
  return createHash('sha256').update(picture).digest('hex').slice(0, 8)
}

/** Pictures are compared with those of a machine that draws alike: same system, same major version, same text. */
export const test = base.extend<object, {baseline: Baseline}>({
  baseline: [
    async ({browser, browserName}, use, {config}) => {
      const [major = ''] = browser.version().split('.')
      const folder = `${process.platform}-${browserName}${major}-${await textPrint(browser)}`
      await use({folder, exists: config.updateSnapshots === 'all' || existsSync(path.join(SCREENSHOTS, folder))})
    },
    {scope: 'worker'},
  ],
})

/** The files of a baseline. */
export const folderOf = (baseline: Baseline): string => path.join(SCREENSHOTS, baseline.folder)
