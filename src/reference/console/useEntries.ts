import {useState} from 'react'
import type {ConsoleOperation, ConsoleParameter} from '../apiPage'
import {keyOf, type Entries} from './call'
import {useServer} from './useServer'

/** What the reader enters, of which the browser keeps server, realm, client and ids. */
export type EntriesState = {
  entries: Entries
  clientId: string
  setBaseUrl: (text: string) => void
  setRealm: (realm: string) => void
  setClientId: (clientId: string) => void
  setValue: (parameter: ConsoleParameter, value: string) => void
  setBody: (body: string) => void
  /** Takes what was entered elsewhere on the page: above its examples. */
  reload: () => void
  /** Empties what is kept, here and in the browser. */
  forget: () => void
}

/** The entries for an operation. Only in a browser. */
export function useEntries({parameters, server, body: taken}: ConsoleOperation): EntriesState {
  const {context, keep, setBaseUrl, reload, forget} = useServer()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(taken?.example ?? '')
  // The context is that of the reader's Keycloak server. Another one isn't kept.
  const [address, setAddress] = useState(server ?? '')

  const kept: Readonly<Record<string, string>> = Object.fromEntries(
    parameters
      .filter(({in: place}) => place === 'path')
      .map((parameter) => [keyOf(parameter), context.ids[parameter.name] ?? '']),
  )

  return {
    entries: {
      baseUrl: server === undefined ? context.baseUrl : address,
      realm: context.realm,
      values: {...kept, ...values},
      body,
    },
    clientId: context.clientId,
    setBaseUrl: server === undefined ? setBaseUrl : setAddress,
    setRealm: (realm) => keep({realm}),
    setClientId: (clientId) => keep({clientId}),
    setValue(parameter, value) {
      if (parameter.in === 'path') keep({ids: {...context.ids, [parameter.name]: value.trim()}})
      setValues({...values, [keyOf(parameter)]: value})
    },
    setBody,
    reload,
    forget() {
      forget()
      setValues({})
    },
  }
}
