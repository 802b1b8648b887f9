import {useState} from 'react'
import type {ConsoleOperation, ConsoleParameter} from '../apiPage'
import {emptyContext, type ReaderContext} from '../../parts/reader-context/readerContext'
import {forgetContext, readStoredContext, storeContext} from '../../parts/reader-context/stored.client'
import {keyOf, type Entries} from './call'
import {splitIssuer} from '../../parts/reader-context/server'

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
export function useEntries({parameters, body: taken}: ConsoleOperation): EntriesState {
  const [context, setContext] = useState(readStoredContext)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(taken?.example ?? '')

  const keep = (change: Partial<ReaderContext>): void => {
    const next = {...context, ...change}
    setContext(next)
    storeContext(next)
  }
  const kept: Readonly<Record<string, string>> = Object.fromEntries(
    parameters
      .filter(({in: place}) => place === 'path')
      .map((parameter) => [keyOf(parameter), context.ids[parameter.name] ?? '']),
  )

  return {
    entries: {baseUrl: context.baseUrl, realm: context.realm, values: {...kept, ...values}, body},
    clientId: context.clientId,
    setBaseUrl(text) {
      // One that is typed would be taken apart at the first letter of its realm.
      const isPasted = Math.abs(text.length - context.baseUrl.length) > 1
      keep((isPasted ? splitIssuer(text) : undefined) ?? {baseUrl: text})
    },
    setRealm: (realm) => keep({realm}),
    setClientId: (clientId) => keep({clientId}),
    setValue(parameter, value) {
      if (parameter.in === 'path') keep({ids: {...context.ids, [parameter.name]: value.trim()}})
      setValues({...values, [keyOf(parameter)]: value})
    },
    setBody,
    reload: () => setContext(readStoredContext()),
    forget() {
      forgetContext()
      setContext(emptyContext)
      setValues({})
    },
  }
}
