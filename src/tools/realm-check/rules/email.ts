import {updateRealm} from '../commands'
import {foundIf} from '../found'
import {flagAt, textAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Rule} from '../rule'

const tab = 'Open **Realm settings**, then **Email**.'

const smtp = ({root}: RealmView, name: string): string => textAt(root.value, 'smtpServer', name) ?? ''

const needsEmail = ({root}: RealmView): boolean =>
  ['verifyEmail', 'resetPasswordAllowed'].some((name) => flagAt(false, root.value, name))

const isLocal = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host.slice(0, 60))

/** Addresses that belong to no sender: documentation names and names without a domain. */
const isPlaceholder = (address: string): boolean =>
  /@(example\.(com|org|net)|localhost|[^@.]{1,60})$|@[^@]{1,200}\.(local|localdomain|test|invalid)$/i.test(
    address.slice(0, 320),
  )

/** How the realm sends email. */
export const emailRules: readonly Rule[] = [
  {
    id: 'email-missing',
    group: 'production',
    severity: 'high',
    title: 'The realm needs email and has no mail server',
    reason: 'Users must verify an address or can reset a password, and the email that they wait for is never sent.',
    check: (realm) => foundIf(needsEmail(realm) && smtp(realm, 'host') === '', realm.root, 'smtpServer', 'host'),
    console: `${tab} Enter the host, the sender, and the login of your mail server.`,
    command: updateRealm(
      'smtpServer.host=smtp.acme.example',
      'smtpServer.from=no-reply@acme.example',
      'smtpServer.starttls=true',
    ),
    page: pages.email,
  },
  {
    id: 'email-not-configured',
    group: 'production',
    severity: 'low',
    title: 'The realm has no mail server',
    reason: 'Users can’t reset a password, and administrators can’t send links.',
    check: (realm) => foundIf(!needsEmail(realm) && smtp(realm, 'host') === '', realm.root, 'smtpServer', 'host'),
    console: `${tab} Enter the host, the sender, and the login of your mail server.`,
    command: updateRealm(
      'smtpServer.host=smtp.acme.example',
      'smtpServer.from=no-reply@acme.example',
      'smtpServer.starttls=true',
    ),
    page: pages.email,
  },
  {
    id: 'email-plain',
    group: 'security',
    severity: 'high',
    title: 'Emails leave the server without encryption',
    reason: 'Links that reset passwords travel in plain text, and so does the password of the mail server.',
    check: (realm) => {
      const host = smtp(realm, 'host')
      const isEncrypted = ['ssl', 'starttls'].some(
        (name) => smtp(realm, name).toLowerCase() === 'true' || flagAt(false, realm.root.value, 'smtpServer', name),
      )
      return foundIf(host !== '' && !isLocal(host) && !isEncrypted, realm.root, 'smtpServer', 'host')
    },
    console: `${tab} Turn on **Enable StartTLS** or **Enable SSL**.`,
    command: updateRealm('smtpServer.starttls=true'),
    page: pages.email,
  },
  {
    id: 'email-no-sender',
    group: 'production',
    severity: 'medium',
    title: 'Emails have no sender',
    reason:
      'Mail servers refuse a message without one, so users get no email. Keycloak 26.7 refuses the import of such a file.',
    check: (realm) => foundIf(smtp(realm, 'host') !== '' && smtp(realm, 'from') === '', realm.root, 'smtpServer'),
    console: `${tab} Enter an address of your domain in **From**.`,
    command: updateRealm('smtpServer.from=no-reply@acme.example'),
    page: pages.email,
  },
  {
    id: 'email-sender-placeholder',
    group: 'production',
    severity: 'medium',
    title: 'Emails come from an address that isn’t yours',
    reason: 'Without a domain that you control, SPF, DKIM, and DMARC fail, and messages end up as spam.',
    check: (realm) => foundIf(isPlaceholder(smtp(realm, 'from')), realm.root, 'smtpServer', 'from'),
    console: `${tab} Enter an address of your domain in **From**.`,
    command: updateRealm('smtpServer.from=no-reply@acme.example'),
    page: pages.email,
  },
]
