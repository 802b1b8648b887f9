import {translate} from '@docusaurus/Translate'
import type {ReaderContext} from '../../parts/reader-context/readerContext'
import {checkBaseUrl, checkRealm} from '../../parts/reader-context/server'
import type {Problems} from './call'
import type {Place} from './session'
import type {SignInTarget} from './signInServer'

/** Checks where the realm is, or says of each field what's wrong. */
export function checkPlace(entries: Pick<ReaderContext, 'baseUrl' | 'realm'>): {place: Place} | {problems: Problems} {
  const baseUrl = checkBaseUrl(entries.baseUrl)
  const realm = checkRealm(entries.realm)
  if (baseUrl.ok && realm.ok) return {place: {baseUrl: baseUrl.value, realm: realm.value}}
  return {
    problems: {
      ...(baseUrl.ok ? {} : {baseUrl: baseUrl.problem}),
      ...(realm.ok ? {} : {realm: realm.problem}),
    },
  }
}

/** Checks what a login needs, or says of each field what's wrong. */
export function signInTarget(
  entries: Pick<ReaderContext, 'baseUrl' | 'realm' | 'clientId'>,
  redirectUri: string,
): {target: SignInTarget} | {problems: Problems} {
  const checked = checkPlace(entries)
  const clientId = entries.clientId.trim()
  if ('place' in checked && clientId !== '') return {target: {...checked.place, clientId, redirectUri}}
  return {
    problems: {
      ...('problems' in checked ? checked.problems : {}),
      ...(clientId === ''
        ? {
            clientId: translate({
              id: 'site.console.client.enter',
              message: 'Enter the ID of a public client of your realm.',
            }),
          }
        : {}),
    },
  }
}
