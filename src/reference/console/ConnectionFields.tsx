import type {ReactNode} from 'react'
import {Access} from './Access'
import {ServerFields} from './ServerFields'
import type {Connection} from './useConnection'

/** The fields for the reader's server and realm, and for the token. */
export function ConnectionFields({connection}: {connection: Connection}): ReactNode {
  const {baseUrl, realm, clientId, problems, note, redirectUri, signIn} = connection
  return (
    <>
      <ServerFields
        baseUrl={baseUrl}
        realm={realm}
        problems={problems}
        onBaseUrl={connection.setBaseUrl}
        onRealm={connection.setRealm}
      />
      <Access
        clientId={clientId}
        note={note}
        redirectUri={redirectUri}
        problem={problems.clientId}
        onClientId={connection.setClientId}
        onSignIn={connection.startSignIn}
        signIn={signIn}
      />
    </>
  )
}
