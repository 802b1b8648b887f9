import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {strFromU8, unzipSync} from 'fflate'
import type {SMTPServerOptions} from 'smtp-server'
import {expect} from 'vitest'
import * as z from 'zod'
import type {Lab} from '../../../lab'
import type {Answer} from '../../../lab/consumers/http'
import {PROVISIONER, REALM} from '../../../lab/realm/settings'
import {freePorts} from '../../../lab/server/ports'
import {waitUntil} from '../../../lab/wait'
import {withConsole} from '../console'
import type {FactGroup} from '../fact'
import {refusal, withMailServer, type CheckedMailServer} from '../mailServer'
import {readBlocks, withShell} from '../shell'
import {
  addAdministrator,
  addPerson,
  giveRoles,
  logIn,
  makeRealm,
  NEW_PASSWORD,
  onceForLab,
  withRealm,
  type NewRealm,
} from './newRealm'

const PAGE = 'docs/getting-started/email.mdx'
const SECRET = 'local-use-only & more'
const profileSchema = z.looseObject({attributes: z.array(z.looseObject({name: z.string()}))})
const TEST_SUBJECT = '[KEYCLOAK] - SMTP test message'
const FROM = 'login@acme.example'
const ADMINISTRATOR = 'ops@acme.example'

/** Lets anybody in with the password, over an unencrypted connection too. */
const withLogin: SMTPServerOptions = {
  allowInsecureAuth: true,
  authOptional: false,
  onAuth: ({username, password}, _session, done) =>
    password === SECRET ? done(null, {user: username}) : done(refusal(535, 'Wrong user or password')),
}

type Settings = Readonly<Record<string, string | undefined>>
type Bench = {realm: NewRealm; test: (settings: Settings) => Promise<Answer>}

/** A realm with an administrator. */
function withAdministrator(lab: Lab, use: (realm: NewRealm) => Promise<void>): Promise<void> {
  return withRealm(lab, async (realm) => {
    await addAdministrator(lab, realm)
    await use(realm)
  })
}

const bench = onceForLab(async (lab): Promise<Bench> => {
  const realm = await makeRealm(lab)
  await addAdministrator(lab, realm)
  const ops = {realm: realm.name, clientId: 'admin-cli', username: ADMINISTRATOR, password: NEW_PASSWORD}
  const test: Bench['test'] = (settings) =>
    lab.http.with(ops).post(`${realm.api}/testSMTPConnection`, {host: 'localhost', from: FROM, ...settings})
  return {realm, test}
})

/**
 * A realm whose administrator tests mail settings. They name this machine and a sender, unless they say otherwise. It
 * is the same for all: a test stores nothing.
 */
async function withBench(lab: Lab, use: (bench: Bench) => Promise<void>): Promise<void> {
  await use(await bench(lab))
}

/** Tests settings that do not work. @returns what the server logged about it. */
async function whyNot({server}: Lab, {test}: Bench, settings: Settings): Promise<string> {
  const before = server.log().length
  const answer = await test(settings)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.text).toContain('Failed to send email')
  const logged = () => server.log().slice(before)
  // The last of its lines; an earlier one has a number, if there was a server to talk to.
  await waitUntil(() => /RealmAdminResource\] .*Failed to send email/.test(logged()), {what: 'the failure is logged'})
  return logged()
}

/** Makes a realm send its mail to a server of this machine. */
const sendTo = ({http}: Lab, {api}: NewRealm, {port}: CheckedMailServer, other: Settings = {}) =>
  http.admin.must('PUT', api, {json: {smtpServer: {host: 'localhost', port: String(port), from: FROM, ...other}}})

/** The subjects of what was sent so far. */
const subjects = ({deliveries}: CheckedMailServer) => deliveries.map(({message}) => message.subject)

/** Asks for a new password on the login page, and reads what the page says then. */
async function askForPassword({browser}: Lab, {name}: NewRealm, username: string): Promise<string> {
  const page = await browser.open()
  await page.goto(`/realms/${name}/account`)
  await page.getByRole('link', {name: 'Forgot Password?'}).click()
  await page.locator('#username').fill(username)
  await page.getByRole('button', {name: 'Submit'}).click()
  const says = await page.getByText('You should receive an email').innerText()
  await page.context().close()
  return says
}

/** The files of the mail theme that comes with the server, by name. */
function mailTheme({server}: Lab): Readonly<Record<string, string>> {
  const folder = path.join(server.home, 'lib/lib/main')
  const jar = readdirSync(folder).find((name) => name.startsWith('org.keycloak.keycloak-themes-'))
  const start = 'theme/base/email/'
  const files = unzipSync(readFileSync(path.join(folder, jar ?? '')), {filter: ({name}) => name.startsWith(start)})
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name.slice(start.length), strFromU8(content)]),
  )
}

/** What `docs/getting-started/email.mdx` says, section by section. */
export const email: FactGroup = {
  subject: 'Set up email for a realm',
  bundle: 'registry',
  page: PAGE,
  facts: [
    {
      says: 'a new realm has no mail settings, and the test says that there is no sender',
      check: (lab) =>
        withBench(lab, async (bench) => {
          expect((await lab.http.admin.get(bench.realm.api)).json).toMatchObject({smtpServer: {}})
          const logged = await whyNot(lab, bench, {from: undefined, port: '2525'})
          expect(logged).toContain("Invalid sender address 'null'")
          expect(logged).not.toContain('KC-SERVICES0029')
        }),
    },
    {
      says: 'the commands for the connection store it, mask the password, send the test mail with the stored one, and print nothing',
      needs: ['bash', 'jq'],
      check: (lab) =>
        withAdministrator(lab, (realm) =>
          withMailServer(withLogin, async (server) => {
            const page = await readBlocks(PAGE)
            await withShell(lab, realm.name, async ({run}) => {
              const login =
                'kcadm.sh config credentials --server https://auth.example.com --realm acme --user ops@acme.example'
              await run(login)
              const command = page.command('smtpServer.host=')
              expect(await run(command, {SMTP_PASSWORD: SECRET})).toBe('')
              const {json} = await lab.http.admin.get(realm.api)
              expect(json).toMatchObject({
                smtpServer: {
                  host: 'smtp.mail.example',
                  port: '465',
                  ssl: 'true',
                  auth: 'true',
                  user: FROM,
                  password: '**********',
                  from: FROM,
                  fromDisplayName: 'Acme',
                  replyTo: 'support@acme.example',
                  envelopeFrom: 'bounces@acme.example',
                },
              })
              // The same settings, but for the address of a server that is there.
              await run(
                `kcadm.sh update realms/acme -s smtpServer.host=localhost -s smtpServer.port=${server.port} -s smtpServer.ssl=false`,
              )
              expect(await run(page.command('testSMTPConnection'))).toBe('')
            })
            expect(server.deliveries).toMatchObject([
              {
                user: FROM,
                envelopeFrom: 'bounces@acme.example',
                message: {
                  subject: TEST_SUBJECT,
                  from: {address: FROM, name: 'Acme'},
                  replyTo: [{address: 'support@acme.example'}],
                  to: [{address: ADMINISTRATOR}],
                },
              },
            ])
            // Step 5, in a check of its own. The catcher of mail comes from a package registry, which is no server of ours.
            page.command('SEND_RESET_PASSWORD')
            page.command('aiosmtpd')
            expect(page.left()).toEqual([])
          }),
        ),
    },
    {
      says: 'without a reply and an envelope address, both are the sender; with nothing but host and sender, the mail goes out unencrypted and without a login',
      check: (lab) =>
        withBench(lab, ({test}) =>
          withMailServer({}, async (server) => {
            expect((await test({port: String(server.port)})).status).toBe(204)
            expect(server.deliveries).toMatchObject([{envelopeFrom: FROM, isEncrypted: false, user: undefined}])
            const replies = server.deliveries[0]?.message.replyTo ?? []
            expect(replies.filter(({address}) => address !== FROM)).toEqual([])
          }),
        ),
    },
    {
      says: 'StartTLS does not insist: a server that offers none gets the mail unencrypted, and the test succeeds',
      check: (lab) =>
        withBench(lab, ({test}) =>
          withMailServer({}, async (server) => {
            expect((await test({port: String(server.port), starttls: 'true'})).status).toBe(204)
            expect(server.deliveries).toMatchObject([{isEncrypted: false}])
          }),
        ),
    },
    {
      says: 'StartTLS encrypts where the server offers it, and the certificate is checked',
      check: (lab) =>
        withBench(lab, (bench) =>
          withMailServer({disabledCommands: []}, async (server) => {
            const logged = await whyNot(lab, bench, {port: String(server.port), starttls: 'true'})
            expect(logged).toContain('unable to find valid certification path to requested target')
            expect(server.deliveries).toEqual([])
          }),
        ),
    },
    {
      says: 'with the type token, the server logs in with XOAUTH2 and a token of the client credentials grant',
      check: (lab) => {
        let seen: {username?: string; accessToken?: string} = {}
        const options: SMTPServerOptions = {
          authMethods: ['XOAUTH2'],
          allowInsecureAuth: true,
          onAuth: ({username, accessToken}, _session, done) => {
            seen = {username, accessToken}
            done(null, {user: username})
          },
        }
        return withBench(lab, (bench) =>
          withMailServer(options, async (server) => {
            const settings = {
              port: String(server.port),
              auth: 'true',
              authType: 'token',
              user: FROM,
              authTokenUrl: `${lab.url}/realms/${REALM}/protocol/openid-connect/token`,
              authTokenScope: 'openid email',
              authTokenClientId: PROVISIONER.clientId,
              authTokenClientSecret: PROVISIONER.secret,
            }
            expect((await bench.test(settings)).status).toBe(204)
            expect(seen.username).toBe(FROM)
            expect(seen.accessToken).toMatch(/^eyJ/)
            const logged = await whyNot(lab, bench, {...settings, authTokenClientSecret: 'wrong'})
            expect(logged).toContain('No access token found in token-response for SMTP')
            expect(logged).toContain('unauthorized_client')
          }),
        )
      },
    },
    {
      says: 'the log tells a host that does not resolve from one that refuses, and an empty port is 25',
      check: (lab) =>
        withBench(lab, async (bench) => {
          const unknown = await whyNot(lab, bench, {host: 'smtp.mail.invalid', port: '2525'})
          expect(unknown).toContain("MailConnectException: Couldn't connect to host, port: smtp.mail.invalid, 2525")
          expect(unknown).toContain('UnknownHostException')
          expect(unknown).toContain('KC-SERVICES0029: Failed to send email')
          const [port = 0] = await freePorts(1)
          expect(await whyNot(lab, bench, {port: String(port)})).toContain('Connection refused')
          expect(await whyNot(lab, bench, {port: ''})).toContain("Couldn't connect to host, port: localhost, 25;")
        }),
    },
    {
      says: 'a port that speaks TLS from the first byte is given up after 10 s without SSL, and one that speaks plain text is no TLS',
      check: (lab) =>
        withBench(lab, async (bench) => {
          await withMailServer({secure: true}, async ({port}) => {
            const start = Date.now()
            expect(await whyNot(lab, bench, {port: String(port)})).toContain('SocketTimeoutException: Read timed out')
            expect(Date.now() - start).toBeGreaterThan(9900)
            const patient = await bench.test({port: String(port), timeout: '500'})
            expect(patient.text).toContain('Failed to send email')
            const untrusted = await whyNot(lab, bench, {port: String(port), ssl: 'true'})
            expect(untrusted).toContain('PKIX path building failed')
            expect(untrusted).toContain('unable to find valid certification path to requested target')
          })
          await withMailServer({}, async ({port}) => {
            const logged = await whyNot(lab, bench, {port: String(port), ssl: 'true'})
            expect(logged).toContain('SSLException: Unsupported or unrecognized SSL message')
          })
        }),
    },
    {
      says: 'the log has the answer of a mail server that refuses the login, the sender or the recipient',
      check: (lab) =>
        withBench(lab, async (bench) => {
          await withMailServer(withLogin, async (server) => {
            const port = String(server.port)
            const wrong = await whyNot(lab, bench, {port, auth: 'true', user: FROM, password: 'wrong'})
            expect(wrong).toContain('Password based SMTP connect failed')
            expect(wrong).toContain('AuthenticationFailedException: 535 ')
            expect(await whyNot(lab, bench, {port})).toMatch(/: 530 /)
          })
          const noSender: SMTPServerOptions = {
            onMailFrom: (_address, _session, done) => done(refusal(553, 'Not yours')),
          }
          await withMailServer(noSender, async ({port}) => {
            expect(await whyNot(lab, bench, {port: String(port)})).toContain('SMTPSenderFailedException: 553 ')
          })
          const noRelay: SMTPServerOptions = {onRcptTo: (_address, _session, done) => done(refusal(550, 'No relay'))}
          await withMailServer(noRelay, async ({port}) => {
            expect(await whyNot(lab, bench, {port: String(port)})).toContain('SMTPAddressFailedException: 550 ')
          })
        }),
    },
    {
      says: 'debug writes the SMTP dialogue to the log',
      check: (lab) =>
        withBench(lab, ({test}) =>
          withMailServer({}, async ({port}) => {
            const before = lab.server.log().length
            expect((await test({port: String(port), debug: 'true'})).status).toBe(204)
            await waitUntil(() => lab.server.log().slice(before).includes(`MAIL FROM:<${FROM}>`), {
              what: 'the dialogue is logged',
            })
          }),
        ),
    },
    {
      says: 'the login page says the same whether the mail for a new password was sent or not; only the event tells',
      needs: ['bash'],
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await lab.http.admin.must('PUT', realm.api, {json: {resetPasswordAllowed: true, eventsEnabled: true}})
          await addAdministrator(lab, realm)
          await addPerson(lab, realm)
          const text = 'You should receive an email shortly with further instructions.'
          const page = await readBlocks(PAGE)
          await withShell(lab, realm.name, async ({run}) => {
            await run(
              'kcadm.sh config credentials --server https://auth.example.com --realm acme --user ops@acme.example',
            )
            expect(await askForPassword(lab, realm, 'alice@acme.example')).toBe(text)
            const failed = await run(page.command('SEND_RESET_PASSWORD'))
            expect(JSON.parse(failed)).toMatchObject([{type: 'SEND_RESET_PASSWORD_ERROR', error: 'email_send_failed'}])
            await withMailServer({}, async (server) => {
              await sendTo(lab, realm, server)
              expect(await askForPassword(lab, realm, 'nobody@acme.example')).toBe(text)
              expect(await askForPassword(lab, realm, 'alice@acme.example')).toBe(text)
              expect(subjects(server)).toEqual(['Reset password'])
            })
            const sent = await run(page.command('SEND_RESET_PASSWORD'))
            expect(JSON.parse(sent)).toMatchObject([{type: 'SEND_RESET_PASSWORD'}])
          })
        }),
    },
    {
      says: 'a person with an unverified address is sent a mail at login, or is told that none could be sent, and the event says so',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await lab.http.admin.must('PUT', realm.api, {json: {verifyEmail: true, eventsEnabled: true}})
          await addPerson(lab, realm, {emailVerified: false})
          const read = async (text: string | RegExp) => {
            const page = await lab.browser.open()
            await page.goto(`/realms/${realm.name}/account`)
            await page.locator('#username').fill('alice')
            await page.locator('#password').fill(NEW_PASSWORD)
            await page.locator('#kc-login').click()
            await page.getByText(text).first().waitFor()
            await page.context().close()
          }
          await read('Failed to send email, please try again later.')
          const {json} = await lab.http.admin.get(`${realm.api}/events?type=SEND_VERIFY_EMAIL_ERROR`)
          expect(json).toMatchObject([{type: 'SEND_VERIFY_EMAIL_ERROR'}])
          await withMailServer({}, async (server) => {
            await sendTo(lab, realm, server)
            await read(/You need to verify your email address/)
            expect(subjects(server)).toEqual(['Verify email'])
          })
        }),
    },
    {
      says: 'an administrator sends required actions, and asks for a verified address',
      check: (lab) =>
        withRealm(lab, (realm) =>
          withMailServer({}, async (server) => {
            await sendTo(lab, realm, server)
            const user = `${realm.api}/users/${await addPerson(lab, realm)}`
            await lab.http.admin.must('PUT', `${user}/execute-actions-email`, {json: ['UPDATE_PASSWORD']})
            await lab.http.admin.must('PUT', `${user}/send-verify-email`)
            expect(subjects(server)).toEqual(['Update Your Account', 'Verify email'])
          }),
        ),
    },
    {
      says: 'the event listener email is off in a new realm, and once on it writes to whoever failed to log in',
      check: (lab) =>
        withRealm(lab, (realm) =>
          withMailServer({}, async (server) => {
            await sendTo(lab, realm, server)
            await addPerson(lab, realm)
            await logIn(lab, realm, 'wrong')
            await lab.http.admin.must('PUT', realm.api, {json: {eventsListeners: ['jboss-logging', 'email']}})
            await logIn(lab, realm, 'wrong again')
            await waitUntil(() => server.deliveries.length > 0, {what: 'the mail has come'})
            expect(subjects(server)).toEqual(['Login error'])
          }),
        ),
    },
    {
      says: 'the server has every template of the table, and the English subjects are those of the table',
      check: (lab) => {
        const theme = mailTheme(lab)
        const templates = ['email-verification', 'password-reset', 'executeActions', 'email-update-confirmation']
        const others = ['identity-provider-link', 'email-test', 'event-login_error', 'event-update_password']
        const events = ['event-update_totp', 'event-remove_totp', 'event-update_credential', 'event-remove_credential']
        for (const template of [...templates, ...others, ...events]) {
          expect(Object.keys(theme)).toContain(`html/${template}.ftl`)
          expect(Object.keys(theme)).toContain(`text/${template}.ftl`)
        }
        const lines = (theme['messages/messages_en.properties'] ?? '').split('\n')
        expect(lines).toEqual(
          expect.arrayContaining([
            'emailVerificationSubject=Verify email',
            'passwordResetSubject=Reset password',
            'executeActionsSubject=Update Your Account',
            'emailUpdateConfirmationSubject=Verify new email',
            'identityProviderLinkSubject=Link {0}',
            'eventLoginErrorSubject=Login error',
            'eventUpdatePasswordSubject=Update password',
            'eventUpdateTotpSubject=Update OTP',
            'eventRemoveTotpSubject=Remove OTP',
            'eventUpdateCredentialSubject=Update credential',
            'eventRemoveCredentialSubject=Remove credential',
            `emailTestSubject=${TEST_SUBJECT}`,
          ]),
        )
        return Promise.resolve()
      },
    },
    {
      says: 'the admin console has the fields of both tables, tests the connection, and will not do so for an administrator without an address',
      check: (lab) =>
        withAdministrator(lab, (realm) =>
          withMailServer({}, async (server) => {
            await sendTo(lab, realm, server)
            await withConsole(lab, realm, 'realm-settings/email', async (page) => {
              for (const label of ['From', 'From display name', 'Reply to', 'Envelope from', 'Host', 'Port'])
                await page.getByText(label, {exact: true}).first().waitFor()
              for (const label of [
                'Enable SSL',
                'Enable StartTLS',
                'Authentication',
                'Allow UTF-8',
                'Enable Debug SMTP',
              ])
                await page.getByText(label, {exact: true}).first().waitFor()
              for (const label of ['Connection timeout', 'Socket read timeout', 'Socket write timeout'])
                await page.getByText(label, {exact: true}).first().waitFor()
              await page.getByRole('button', {name: 'Test connection'}).click()
              await page.getByText('Success! SMTP connection successful. E-mail was sent!').waitFor()
            })
            expect(subjects(server)).toEqual([TEST_SUBJECT])
            const profile = `${realm.api}/users/profile`
            const {attributes, ...rest} = await lab.http.admin.read(profile, profileSchema)
            const optional = attributes.map((attribute) => ({...attribute, required: undefined}))
            await lab.http.admin.must('PUT', profile, {json: {...rest, attributes: optional}})
            const id = await addPerson(lab, realm, {username: 'nameless', email: undefined})
            await giveRoles(lab, realm, id, ['realm-admin'])
            await withConsole(
              lab,
              realm,
              'realm-settings/email',
              async (page) => {
                const text = 'To test the connection you must first configure an e-mail address for the current user'
                await page.getByText(text).waitFor()
                expect(await page.getByRole('button', {name: 'Test connection'}).isDisabled()).toBe(true)
              },
              'nameless',
            )
          }),
        ),
    },
  ],
}
