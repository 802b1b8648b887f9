import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {Page} from '@playwright/test'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'
import {userId} from './consoleAddresses'
import {withBob} from './docsStates'

const BASE = `/admin/realms/${REALM}`

/** Twelve codes, as a server draws them by lot. */
const RECOVERY_CODES = [
  ...['2BS7-3WYP-YMJM', 'S8S5-3MWH-6R2Y', '23DZ-IZL7-5FT4', 'W8FL-6YPD-MMQ7', 'F7E7-DKJ7-SMVX', 'YBF4-P25M-9DSM'],
  ...['9UEI-P3SF-IC1E', '3G3S-IEN1-3Q3L', 'DIMV-IP85-AFGI', 'Q5FK-S1L1-W4TT', 'H2S1-9FF8-IESY', '8AB7-TCTY-B3ID'],
]

/** Bob, whose email address is not verified. */
export async function withUnverifiedBob(lab: Lab): Promise<void> {
  await withBob(['VERIFY_EMAIL'])(lab)
  await lab.http.admin.must('PUT', `${BASE}/users/${await userId(lab, 'bob')}`, {json: {emailVerified: false}})
}

/** Bob, who has to accept the terms. */
export async function withTerms(lab: Lab): Promise<void> {
  const alias = 'TERMS_AND_CONDITIONS'
  await lab.http.admin.must('PUT', `${BASE}/authentication/required-actions/${alias}`, {
    json: {alias, name: 'Terms and Conditions', providerId: alias, enabled: true, defaultAction: false, priority: 20},
  })
  await withBob([alias])(lab)
}

/** Puts a fixed QR code in place of the one that the server has drawn, and its applications in a fixed order. */
export async function showSteadyCode(page: Page): Promise<void> {
  const image = await readFile(path.join(import.meta.dirname, 'codeSetup.png'), 'base64')
  await page.locator('#kc-totp-secret-qr-code').evaluate((element, data) => {
    element.setAttribute('src', `data:image/png;base64,${data}`)
  }, image)
  await page.locator('#kc-totp-supported-apps').evaluate((list) => {
    const names = [...list.children].map(({textContent}) => textContent).sort()
    for (const [index, item] of [...list.children].entries()) item.textContent = names[index] ?? ''
  })
}

/** Puts fixed codes in place of those that the server has drawn. */
export async function showSteadyRecoveryCodes(page: Page): Promise<void> {
  await page.locator('#kc-recovery-codes-list').evaluate((list, codes) => {
    for (const [index, item] of [...list.querySelectorAll('li')].entries()) {
      const text = [...item.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE)
      if (text) text.nodeValue = codes[index] ?? ''
    }
  }, RECOVERY_CODES)
}

/** Names the browser as users know it: that of the pictures has no window. */
export async function showPlainBrowser(page: Page): Promise<void> {
  await page.getByText('Current session').waitFor()
  await page.getByText('HeadlessChrome').evaluateAll((elements) => {
    for (const element of elements) element.textContent = element.textContent.replace('Headless', '')
  })
}
