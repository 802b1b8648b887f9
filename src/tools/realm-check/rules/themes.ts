import {attributeOf} from '../clients'
import {updateObject, updateRealm} from '../commands'
import {found, foundIf} from '../found'
import {textAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const TYPES = ['loginTheme', 'accountTheme', 'adminTheme', 'emailTheme'] as const
type ThemeType = (typeof TYPES)[number]

/** Themes that each type comes with since 26.0. */
const OWN: Readonly<Record<ThemeType, ReadonlySet<string>>> = {
  loginTheme: new Set(['', 'base', 'keycloak', 'keycloak.v2']),
  accountTheme: new Set(['', 'base', 'keycloak.v3']),
  adminTheme: new Set(['', 'base', 'keycloak.v2']),
  emailTheme: new Set(['', 'base', 'keycloak']),
}

/** Names that earlier releases had. */
const REMOVED: Readonly<Record<ThemeType, ReadonlySet<string>>> = {
  loginTheme: new Set(['rh-sso', 'rh-sso.v2']),
  accountTheme: new Set(['keycloak', 'keycloak.v2', 'rh-sso', 'rh-sso.v2']),
  adminTheme: new Set(['keycloak', 'rh-sso']),
  emailTheme: new Set(['keycloak.v2']),
}

const themeOf = ({root}: RealmView, type: ThemeType): string => textAt(root.value, type) ?? ''

const themes = (realm: RealmView, isBad: (theme: string, type: ThemeType) => boolean): Evidence[] =>
  TYPES.flatMap((type) => foundIf(isBad(themeOf(realm, type), type), realm.root, type))

/** The login theme of the realm, and of each client that has another. */
function* loginThemes(realm: RealmView, isBad: (theme: string) => boolean): Generator<Evidence> {
  yield* foundIf(isBad(themeOf(realm, 'loginTheme')), realm.root, 'loginTheme')
  for (const client of realm.clients)
    if (isBad(attributeOf(client, 'login_theme') ?? '')) yield found(client, 'attributes', 'login_theme')
}

const tab = 'Open **Realm settings**, then **Themes**.'

const loginTheme =
  (theme: string): Rule['command'] =>
  (place) =>
    place.subject.kind === 'client'
      ? updateObject(`attributes.login_theme=${theme}`)(place)
      : updateRealm(`loginTheme=${theme === '' ? EMPTY : theme}`)(place)

/** The admin CLI leaves out a value that is nothing, and the server then changes nothing. */
const EMPTY = '""'
const emptyThemes = updateRealm(...TYPES.map((type) => `${type}=${EMPTY}`))

/** Themes that a release changes or removes. */
export const themeRules: readonly Rule[] = [
  {
    id: 'theme-removed',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: 'The realm uses a theme that Keycloak no longer has',
    reason:
      'Keycloak 26 has the themes `keycloak.v2` for logins and the admin console, `keycloak.v3` for accounts, and `keycloak` for emails. It replaces others with its default.',
    check: (realm) => themes(realm, (theme, type) => REMOVED[type].has(theme)),
    console: `${tab} Choose a theme of the list.`,
    command: emptyThemes,
    page: pages.themes,
  },
  {
    id: 'theme-base',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: 'The realm uses the theme `base` directly',
    reason: 'Since 26.6, `base` is only for other themes to extend. The admin console doesn’t offer it anymore.',
    check: (realm) => themes(realm, (theme) => theme === 'base'),
    console: `${tab} Choose **keycloak.v2** or your theme.`,
    command: emptyThemes,
    page: pages.upgrades,
  },
  {
    id: 'theme-old-login',
    group: 'upgrade',
    since: '26.8',
    severity: 'medium',
    title: 'Login pages use the theme `keycloak` of Keycloak 25 and earlier',
    reason: 'Keycloak 27 is planned to convert `keycloak.v2` only. Move to it first, so that you have one step to go.',
    check: (realm) => loginThemes(realm, (theme) => theme === 'keycloak'),
    console: `${tab} Set **Login theme** to **keycloak.v2**.`,
    command: loginTheme('keycloak.v2'),
    page: pages.keycloak27,
  },
  {
    id: 'theme-v2-login',
    group: 'upgrade',
    since: '27',
    severity: 'low',
    title: 'Login pages name the theme `keycloak.v2`',
    reason: 'Keycloak 27 is planned to replace it with `keycloak.v3`, and to move realms and clients that name it.',
    check: (realm) => loginThemes(realm, (theme) => theme === 'keycloak.v2'),
    console: `${tab} Empty **Login theme**, so that each release uses its default.`,
    command: loginTheme(''),
    page: pages.keycloak27,
  },
  {
    id: 'theme-custom-login',
    group: 'upgrade',
    since: '26.8',
    severity: 'low',
    title: 'Login pages use a custom theme',
    reason:
      'Keycloak 26.8 draws the buttons of identity providers in another way, and 27 is planned to move to PatternFly 6. Test the theme on the new release.',
    check: (realm) => loginThemes(realm, (theme) => !OWN.loginTheme.has(theme) && !REMOVED.loginTheme.has(theme)),
    console: `${tab} Note the **Login theme**, and start the new release with its files in a test.`,
    command: loginTheme(''),
    page: pages.themeTest,
  },
]
