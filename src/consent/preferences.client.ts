import {translate} from '@docusaurus/Translate'
import {acceptCategory, run, showPreferences, type CookieConsentConfig, type Translation} from 'vanilla-cookieconsent'
import {ConsentAttribute, type ConsentAction, type ConsentState} from './attributes'
import {kindNames, type ConsentCategory} from './categories'
import {choiceIn, CONSENT_COOKIE, CONSENT_DAYS} from './consent'
import {CONSENT_EVENT} from './events.client'
import {storage} from './storage.client'
import {namedIn} from '../lib/namedIn.client'
import {stylesheet} from '../lib/stylesheet.client'
import {allowTexts} from './trustedText.client'

const root = document.documentElement
const revision = INLINE_SETTINGS.consent.revision
const isRefused = navigator.globalPrivacyControl === true
const categories = ON_DEMAND_SETTINGS.consentCategories.filter(({id}) => id === 'necessary' || !isRefused)
const hasChoice = categories.length > 1

/** One category in the preferences centre: with a switch where there is a choice. */
function section({
  id,
  title,
  description,
  entries,
}: ConsentCategory): Translation['preferencesModal']['sections'][number] {
  // One word each: the library makes ids of them.
  const headers = {
    name: translate({id: 'consent.name', message: 'Name'}),
    kind: translate({id: 'consent.kind', message: 'Kind'}),
    purpose: translate({id: 'consent.purpose', message: 'Purpose'}),
    lifetime: translate({id: 'consent.lifetime', message: 'Lifetime'}),
  }
  const cookieTable = {headers, body: entries.map((entry) => ({...entry, kind: kindNames()[entry.kind]}))}
  return {title, description, linkedCategory: id, ...(entries.length > 0 ? {cookieTable} : {})}
}

const translation: Translation = {
  consentModal: {},
  preferencesModal: {
    title: translate({id: 'consent.preferences', message: 'Cookie preferences'}),
    closeIconLabel: translate({id: 'consent.close', message: 'Close'}),
    ...(hasChoice
      ? {
          acceptAllBtn: translate({id: 'consent.accept', message: 'Accept all'}),
          acceptNecessaryBtn: translate({id: 'consent.reject', message: 'Reject all'}),
          savePreferencesBtn: translate({id: 'consent.save', message: 'Save preferences'}),
        }
      : {}),
    sections: [
      {
        description: hasChoice
          ? translate({
              id: 'consent.choose',
              message:
                'Choose what this site is allowed to do beyond what it needs to work. You can change your choice at any time under “Cookie preferences” at the bottom of every page.',
            })
          : isRefused
            ? translate({
                id: 'consent.refused',
                message:
                  'Your browser sends the Global Privacy Control signal, so this site uses only what is strictly necessary and doesn’t count your visit. To choose here, turn off the signal for this site.',
              })
            : translate({
                id: 'consent.nothing',
                message:
                  'This site uses only what is strictly necessary. It doesn’t count visits, and nothing that it stores needs your consent, so you don’t have to choose anything here.',
              }),
      },
      ...categories.map(section),
    ],
  },
}
// The first layer stands in every page (src/consent): the library must not make another.
Reflect.deleteProperty(translation, 'consentModal')

/** The reader is not asked again on this page; nothing that needs consent is used. */
function warnOfRefusal(error?: unknown): void {
  root.setAttribute(ConsentAttribute.consent, 'chosen' satisfies ConsentState)
  console.warn('The browser’s storage isn’t available, so your choice wasn’t saved. Your visits aren’t counted.', error)
}

/** Lets everything that depends on the choice look at it. */
function tell(): void {
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT))
  if (!choiceIn(storage.cookies(), revision)) warnOfRefusal()
}

/** The banner may be gone, and with it the button that had the focus: back to where the page begins. */
function keepFocus(): void {
  if (document.activeElement !== document.body && document.activeElement?.checkVisibility({visibilityProperty: true}))
    return
  document.body.tabIndex = -1
  document.body.focus({preventScroll: true})
  document.body.removeAttribute('tabindex')
}

const config = {
  autoShow: false,
  // It runs when somebody has pressed a button, which is not what crawlers do.
  hideFromBots: false,
  manageScriptTags: false,
  revision,
  // Without a domain the cookie goes to this host alone, not to those below it.
  cookie: {name: CONSENT_COOKIE, domain: '', expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax', secure: true},
  categories: Object.fromEntries(
    categories.map(({id, entries}) => {
      const cookies = entries.filter(({kind}) => kind === 'Cookie').map(({name}) => ({name, domain: location.hostname}))
      return [id, id === 'necessary' ? {enabled: true, readOnly: true} : {autoClear: {cookies}}]
    }),
  ),
  language: {default: 'en', translations: {en: translation}},
  onConsent: tell,
  onChange: tell,
  onModalHide: keepFocus,
} satisfies CookieConsentConfig

allowTexts()
const ready = run(config)
// Told of where it is waited for.
ready.catch(() => undefined)

async function answer(categories: 'all' | []): Promise<void> {
  await ready.then(() => acceptCategory(categories)).catch(warnOfRefusal)
  keepFocus()
}

async function open(): Promise<void> {
  await Promise.all([ready, stylesheet(ON_DEMAND_SETTINGS.stylesheets.consent)])
  showPreferences()
}

const actions: Readonly<Record<ConsentAction, () => Promise<void>>> = {
  accept: () => answer('all'),
  reject: () => answer([]),
  preferences: open,
}

/** Does what a button about consent says. */
export function act(button: HTMLElement): void {
  root.removeAttribute(ConsentAttribute.failed)
  namedIn(actions, button, ConsentAttribute.consent)?.().catch((error: unknown) => {
    console.warn(error)
    root.setAttribute(ConsentAttribute.failed, '')
  })
}
