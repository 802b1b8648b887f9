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
  if (session === undefined) return 'No token yet.'
  const {token, source} = session
  const expiresAt = readClaims(token)?.expiresAt
  const until = expiresAt === undefined ? '' : ` The token is good until ${timeText(expiresAt, Date.now())}.`
  return `${source === 'sign-in' ? 'Signed in.' : 'A pasted token is used.'}${until}`
}

function RealmNeeds({redirectUri}: {redirectUri: string}): ReactNode {
  return (
    <details className={styles.details}>
      <summary>What the realm needs for this</summary>
      <p>
        A client of its own, public (client authentication off), with the standard flow, this redirect URI and this web
        origin. The token gets the roles of whoever signs in.
      </p>
      <dl>
        <dt>Valid redirect URI</dt>
        <dd>
          <code>{redirectUri}</code>
        </dd>
        <dt>Web origin</dt>
        <dd>
          <code>{new URL(redirectUri).origin}</code>
        </dd>
      </dl>
    </details>
  )
}

function PasteToken(): ReactNode {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const take = (): void => {
    const token = cleanToken(text)
    if (!isSendable(token)) {
      setProblem('Paste an access token: letters, digits and signs, without the line around them.')
      return
    }
    setProblem(undefined)
    setText('')
    sessionStore.set({token, source: 'pasted'})
  }
  return (
    <details className={styles.details}>
      <summary>Paste a token instead</summary>
      <Field
        label="Access token"
        hint="Kept until you close or reload the page, and sent to your server only."
        value={text}
        problem={problem}
        onChange={setText}
        isSecret
      />
      <ActionButton label="Use this token" onClick={take} />
    </details>
  )
}

/** Where the token comes from: a sign-in, or the clipboard. */
export function Access({clientId, redirectUri, problem, note, onClientId, onSignIn, signIn}: Props): ReactNode {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
  return (
    <fieldset className={styles.group}>
      <legend>Access</legend>
      <Field
        label="Client ID"
        hint="A public client of your realm, to sign in with."
        value={clientId}
        problem={problem}
        onChange={onClientId}
      />
      <p className={styles.row}>
        <ActionButton
          label={signIn.isWaiting ? 'Cancel the sign-in' : 'Sign in'}
          onClick={signIn.isWaiting ? signIn.cancel : onSignIn}
        />
        <span role="status">
          {signIn.isWaiting
            ? 'Sign in in the window that has opened. If you closed it, cancel.'
            : (note ?? statusOf(session))}
        </span>
      </p>
      <div role="alert">{signIn.explanation && <Explained explanation={signIn.explanation} />}</div>
      <RealmNeeds redirectUri={redirectUri} />
      <PasteToken />
    </fieldset>
  )
}
