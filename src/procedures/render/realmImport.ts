import {readerOf} from '../values'
import type {Render} from './render'

/** A part of a realm file, as JSON. */
export const renderRealmImport: Render = (procedure, {realm, values}) => {
  const fragment = procedure.realmImport(readerOf(procedure, values))
  if ('none' in fragment) return fragment
  const {as, realm: members} = fragment
  const head = as === 'partial' ? {ifResourceExists: 'SKIP'} : {realm, enabled: true}
  return {text: `${JSON.stringify({...head, ...members}, null, 2)}\n`}
}
