import * as z from 'zod'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'
import {createRecorder, type Evidence} from './evidence'

const ADMIN_REALM = `/admin/realms/${REALM}`
const realm = z.looseObject({attributes: z.record(z.string(), z.string())})

/** Not a colour of any theme, so that finding it proves where it comes from. */
const PRIMARY = '#123456'
const LOGO = 'https://www.acme.example/logo.png'

/** What realm attributes make of the login page. */
export async function recordThemes(lab: Lab): Promise<Evidence> {
  const recorder = createRecorder('The themes that take their looks from realm attributes', lab)
  const admin = {name: 'an administrator with manage-realm', caller: lab.http.admin}
  const anonymous = {name: 'nobody', caller: lab.http.anonymous}
  const member = {name: 'a user without view-realm', caller: lab.http.as('alice')}
  const assets = `/realms/${REALM}/assets`

  await recorder.exchange('the style sheet before anything is set', anonymous, 'GET', `${assets}/css/login.css`)
  await recorder.exchange('the logo before anything is set', anonymous, 'GET', `${assets}/img/logo`)
  const {attributes} = await lab.http.admin.read(ADMIN_REALM, realm)
  const json = {
    loginTheme: 'attributes-v2',
    attributes: {
      ...attributes,
      '_providerConfig.assets.login.primaryColor': PRIMARY,
      '_providerConfig.assets.logo.url': LOGO,
    },
  }
  await lab.http.admin.must('PUT', ADMIN_REALM, {json})
  await recorder.exchange('the style sheet with a primary colour', anonymous, 'GET', `${assets}/css/login.css`)
  await recorder.exchange('the logo with an address', anonymous, 'GET', `${assets}/img/logo`)
  recorder.observe('the login page with the theme "attributes-v2"', await lookAtLogin(lab))
  await recorder.exchange('the templates of messages', admin, 'GET', `/realms/${REALM}/emails/templates`)
  await recorder.exchange('the templates, without the permission', member, 'GET', `/realms/${REALM}/emails/templates`)
  await lab.http.admin.must('PUT', ADMIN_REALM, {json: {loginTheme: '', attributes}})
  return recorder.evidence()
}

async function lookAtLogin(lab: Lab): Promise<Record<string, unknown>> {
  const page = await lab.browser.open()
  try {
    await page.goto(`/realms/${REALM}/account/`)
    await page.waitForURL(/openid-connect\/auth/)
    await page.waitForLoadState('load')
    const button = page.locator('#kc-login, button[type=submit]').first()
    await button.waitFor()
    const styles = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname))
    return {
      styleSheetOfTheRealm: styles.filter((path) => path.startsWith(`/realms/`)),
      colourOfTheButton: await button.evaluate((element) => getComputedStyle(element).backgroundColor),
    }
  } finally {
    await page.context().close()
  }
}
