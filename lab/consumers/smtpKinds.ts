import type {SMTPServerOptions} from 'smtp-server'

/** The password that the servers with a login require. */
export const SMTP_PASSWORD = 'local-use-only & more'

/** How a mail server behaves. The plain one requires no login and offers no encryption. */
export const smtpKinds = {
  plain: {},
  tls: {secure: true},
  starttls: {disabledCommands: []},
  login: {
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({username, password}, _session, done) =>
      password === SMTP_PASSWORD ? done(null, {user: username}) : done(refusal(535, 'Wrong user or password')),
  },
  token: {
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onAuth: ({username, accessToken}, _session, done) =>
      accessToken?.startsWith('eyJ') ? done(null, {user: username}) : done(refusal(535, 'No token')),
  },
  'refuses-sender': {onMailFrom: (_address, _session, done) => done(refusal(553, 'Not yours'))},
  'refuses-recipient': {onRcptTo: (_address, _session, done) => done(refusal(550, 'No relay'))},
} as const satisfies Record<string, SMTPServerOptions>

/** The name of a kind of mail server. */
export type SmtpKind = keyof typeof smtpKinds

/** Whether a kind of mail server has this name. */
export function isSmtpKind(name: string): name is SmtpKind {
  return Object.hasOwn(smtpKinds, name)
}

function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), {responseCode: code})
}
