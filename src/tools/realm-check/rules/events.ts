import {updateRealm} from '../commands'
import {found, foundIf} from '../found'
import {flagAt, listAt, numberAt, textsAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const YEAR = 366 * 86_400
const tab = 'Open **Realm settings**, then **Events**.'

const isOn = ({root}: RealmView, name: string): boolean => flagAt(false, root.value, name)

const userExpiration = ({root}: RealmView): number => numberAt(0, root.value, 'eventsExpiration')
const adminExpiration = ({root}: RealmView): number => numberAt(0, root.value, 'attributes', 'adminEventsExpiration')

/** The event that shows attacks. */
const FAILED_LOGIN = 'LOGIN_ERROR'

function lacksErrors(realm: RealmView): Evidence[] {
  const types = [...textsAt(realm.root.value, 'enabledEventTypes')].map(({text}) => text)
  // An empty list stands for the types that are saved by default.
  const isMissing = isOn(realm, 'eventsEnabled') && types.length > 0 && !types.includes(FAILED_LOGIN)
  return foundIf(isMissing, realm.root, 'enabledEventTypes')
}

function* emailListener({root}: RealmView): Generator<Evidence> {
  for (const {text, index} of textsAt(root.value, 'eventsListeners'))
    if (text === 'email') yield found(root, 'eventsListeners', index)
}

/** What Keycloak records. */
export const eventRules: readonly Rule[] = [
  {
    id: 'events-off',
    group: 'production',
    severity: 'medium',
    title: 'User events aren’t saved',
    reason: 'After an incident, you can’t find out who logged in, from where, and which logins failed.',
    check: (realm) => foundIf(!isOn(realm, 'eventsEnabled'), realm.root, 'eventsEnabled'),
    console: `${tab} Open **User events settings**, turn on **Save events**, and set **Expiration**.`,
    command: updateRealm('eventsEnabled=true', 'eventsExpiration=7776000'),
    page: pages.events,
  },
  {
    id: 'admin-events-off',
    group: 'production',
    severity: 'medium',
    title: 'Admin events aren’t saved',
    reason: 'You can’t find out which administrator changed a setting, and when.',
    check: (realm) => foundIf(!isOn(realm, 'adminEventsEnabled'), realm.root, 'adminEventsEnabled'),
    console: `${tab} Open **Admin events settings**, turn on **Save events**, and set **Expiration**.`,
    command: updateRealm(
      'adminEventsEnabled=true',
      'adminEventsDetailsEnabled=true',
      'attributes.adminEventsExpiration=31536000',
    ),
    page: pages.events,
  },
  {
    id: 'admin-events-no-details',
    group: 'production',
    severity: 'low',
    title: 'Admin events don’t contain the changed values',
    reason: 'You see that an administrator changed a client, but not what the change was.',
    check: (realm) =>
      foundIf(
        isOn(realm, 'adminEventsEnabled') && !isOn(realm, 'adminEventsDetailsEnabled'),
        realm.root,
        'adminEventsDetailsEnabled',
      ),
    console: `${tab} Open **Admin events settings**, and turn on **Include representation**.`,
    command: updateRealm('adminEventsDetailsEnabled=true'),
    page: pages.events,
  },
  {
    id: 'events-no-expiration',
    group: 'performance',
    severity: 'medium',
    title: 'User events are never deleted',
    reason: 'The table of events grows with each login until it fills the database, and it contains IP addresses.',
    check: (realm) =>
      foundIf(isOn(realm, 'eventsEnabled') && userExpiration(realm) <= 0, realm.root, 'eventsExpiration'),
    console: `${tab} Open **User events settings**, and set **Expiration** to 90 days.`,
    command: updateRealm('eventsExpiration=7776000'),
    page: pages.eventTable,
  },
  {
    id: 'admin-events-no-expiration',
    group: 'performance',
    severity: 'medium',
    title: 'Admin events are never deleted',
    reason: 'The table grows with each change that a script or an administrator makes.',
    check: (realm) =>
      foundIf(
        isOn(realm, 'adminEventsEnabled') && adminExpiration(realm) <= 0,
        realm.root,
        'attributes',
        'adminEventsExpiration',
      ),
    console: `${tab} Open **Admin events settings**, and set **Expiration** to 365 days.`,
    command: updateRealm('attributes.adminEventsExpiration=31536000'),
    page: pages.eventTable,
  },
  {
    id: 'events-long',
    group: 'performance',
    severity: 'low',
    title: 'User events are kept for more than a year',
    reason: 'The table holds every login of that time. Send events to another system, and keep a shorter period here.',
    check: (realm) =>
      foundIf(isOn(realm, 'eventsEnabled') && userExpiration(realm) > YEAR, realm.root, 'eventsExpiration'),
    console: `${tab} Open **User events settings**, and set **Expiration** to 90 days.`,
    command: updateRealm('eventsExpiration=7776000'),
    page: pages.eventTable,
  },
  {
    id: 'events-no-errors',
    group: 'production',
    severity: 'medium',
    title: 'Failed logins aren’t among the saved events',
    reason: 'You can’t see attacks, and your help desk can’t see why a login failed.',
    check: lacksErrors,
    console: `${tab} Open **User events settings**, and add **Login error** to the saved types.`,
    command: updateRealm('enabledEventTypes=[]'),
    page: pages.access,
  },
  {
    id: 'events-no-listener',
    group: 'production',
    severity: 'low',
    title: 'No listener receives events',
    reason: 'Events appear neither in the log nor in another system, so no alert can go off.',
    check: ({root}) => foundIf(listAt(root.value, 'eventsListeners').length === 0, root, 'eventsListeners'),
    console: `${tab} Open **Event listeners**, and add **jboss-logging** or a webhook listener.`,
    command: updateRealm('eventsListeners=["jboss-logging"]'),
    page: pages.events,
  },
  {
    id: 'events-email-listener',
    group: 'performance',
    severity: 'low',
    title: 'Keycloak emails users about events',
    reason: 'Each failed login sends an email, so an attack on passwords also floods your mail server and your users.',
    check: emailListener,
    console: `${tab} Open **Event listeners**, and remove **email**.`,
    command: updateRealm('eventsListeners=["jboss-logging"]'),
    page: pages.events,
  },
]
