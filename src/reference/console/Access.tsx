import {translate} from '@docusaurus/Translate'
import {useState, useSyncExternalStore, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {Explained} from './Explained'
import {Field} from './Field'
import {sessionStore, type Session} from './session'
import {styles} from './styles'
import {cleanToken, isSendable, readClaims, timeText} from './token'
import type {SignInState} from './useSignIn'

type Props = {
  clientId: string
  redirectUri: string
  problem: string | undefined
  /** What has become of a token that is not in use any more. */
  note: string | undefined
  onClientId: (clientId: string) => void
  onSignIn: () => void
  signIn: SignInState
}

function statusOf(session: Session | undefined): string {
  if (session === undefined) return translate({id: 'site.console.token.none', message: 'No token yet.'})
  const {token, source} = session
  const expiresAt = readClaims(token)?.expiresAt
  const until =
    expiresAt === undefined
      ? ''
      : translate(
          {id: 'site.console.token.until', message: ' The token is valid until {time}.'},
          {time: timeText(expiresAt, Date.now())},
        )
  return `${source === 'sign-in' ? translate({id: 'site.console.token.signedIn', message: 'Logged in.'}) : translate({id: 'site.console.token.pasted', message: 'Using a pasted token.'})}${until}`
}

function RealmNeeds({redirectUri}: {redirectUri: string}): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{translate({id: 'site.console.client.summary', message: 'Client settings for login'})}</summary>
      <p>
        {translate({
          id: 'site.console.client.create',
          message:
            'Create a separate public client (client authentication off) with the standard flow, this redirect URI, and this web origin. The token gets the roles of the user who logs in.',
        })}
      </p>
      <dl>
        <dt>{translate({id: 'site.console.client.redirectUri', message: 'Valid redirect URI'})}</dt>
        <dd>
          <code translate="no">{redirectUri}</code>
        </dd>
        <dt>{translate({id: 'site.console.client.origin', message: 'Web origin'})}</dt>
        <dd>
          <code translate="no">{new URL(redirectUri).origin}</code>
        </dd>
      </dl>
    </details>
  )
}

/** The token for a server that isn't a realm: from the clipboard. */
export function TokenAccess({note}: Pick<Props, 'note'>): ReactNode {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
  return (
    <fieldset className={styles.group}>
      <legend>{translate({id: 'site.console.access', message: 'Access'})}</legend>
      <p role="status">{note ?? statusOf(session)}</p>
      <PasteToken label={translate({id: 'site.console.token.paste', message: 'Paste a token'})} />
    </fieldset>
  )
}

function PasteToken({label}: {label: string}): ReactNode {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const take = (): void => {
    const token = cleanToken(text)
    if (!isSendable(token)) {
      setProblem(
        translate({
          id: 'site.console.token.bad',
          message: 'Paste only the access token: one line of ASCII characters without spaces.',
        }),
      )
      return
    }
    setProblem(undefined)
    setText('')
    sessionStore.set({token, source: 'pasted'})
  }
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
      <Field
        label={translate({id: 'site.console.token.label', message: 'Access token'})}
        hint={translate({
          id: 'site.console.token.hint',
          message: 'The page keeps it until you close or reload the page, and sends it only to your server.',
        })}
        value={text}
        problem={problem}
        onChange={setText}
        isSecret
      />
      <ActionButton label={translate({id: 'site.console.token.use', message: 'Use this token'})} onClick={take} />
    </details>
  )
}

/** Where the token comes from: a sign-in, or the clipboard. */
export function Access({clientId, redirectUri, problem, note, onClientId, onSignIn, signIn}: Props): ReactNode {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
  return (
    <fieldset className={styles.group}>
      <legend>{translate({id: 'site.console.access', message: 'Access'})}</legend>
      <Field
        label={translate({id: 'site.console.client.id', message: 'Client ID'})}
        hint={translate({id: 'site.console.client.hint', message: 'A public client of your realm for the login.'})}
        value={clientId}
        problem={problem}
        onChange={onClientId}
      />
      <p className={styles.row}>
        <ActionButton
          label={
            signIn.isWaiting
              ? translate({id: 'site.console.signIn.cancel', message: 'Cancel login'})
              : translate({id: 'site.console.signIn.start', message: 'Log in'})
          }
          onClick={signIn.isWaiting ? signIn.cancel : onSignIn}
        />
        <span role="status">
          {signIn.isWaiting
            ? translate({
                id: 'site.console.signIn.waiting',
                message: 'Continue in the window that opened. If you closed it, cancel the login.',
              })
            : (note ?? statusOf(session))}
        </span>
      </p>
      <div role="alert">{signIn.explanation && <Explained explanation={signIn.explanation} />}</div>
      <RealmNeeds redirectUri={redirectUri} />
      <PasteToken label={translate({id: 'site.console.token.pasteInstead', message: 'Paste a token instead'})} />
    </fieldset>
  )
}
