import {translate} from '@docusaurus/Translate'
import type {exampleContext} from '../../data/exampleContext'
import {isPlainAddress, isPlainName, replacements, emptyContext} from './readerContext'
import {checkBaseUrl, splitIssuer, type Checked} from './server'

export type FieldName = keyof typeof exampleContext

/** What the reader has typed. */
export type Typed = Readonly<Record<FieldName, string>>

/** What the reader can enter, in the order of the form. A rare one is asked for where the page has it. */
export const fields: readonly {name: FieldName; label: string; hint: string; isRare?: true}[] = [
  {
    name: 'baseUrl',
    label: translate({id: 'site.context.field.baseUrl', message: 'Base URL'}),
    hint: translate({
      id: 'site.context.field.baseUrl.hint',
      message: 'The part of the address before /realms. You can also paste the issuer.',
    }),
  },
  {
    name: 'realm',
    label: translate({id: 'site.context.field.realm', message: 'Realm'}),
    hint: translate({id: 'site.context.field.realm.hint', message: 'The realm’s name, not its display name.'}),
  },
  {
    name: 'clientId',
    label: translate({id: 'site.context.field.clientId', message: 'Client ID'}),
    hint: translate({id: 'site.context.field.clientId.hint', message: 'Your application’s client ID, not its secret.'}),
  },
  {
    name: 'orgId',
    label: translate({id: 'site.context.field.orgId', message: 'Organization ID'}),
    hint: translate({id: 'site.context.field.orgId.hint', message: 'The ID, not the name. GET /orgs lists it.'}),
  },
  {
    name: 'webhookUrl',
    label: translate({id: 'site.context.field.webhookUrl', message: 'Webhook URL'}),
    hint: translate({id: 'site.context.field.webhookUrl.hint', message: 'The endpoint that receives your events.'}),
    isRare: true,
  },
]

/** Takes an issuer, which readers have at hand, apart. */
export function withIssuerSplit(typed: Typed): Typed {
  return {...typed, ...splitIssuer(typed.baseUrl)}
}

/** The value of a field; nothing stands for the example. */
export function checkField(name: FieldName, text: string): Checked<string> {
  const value = text.trim()
  if (value === '') return {ok: true, value}
  if (name === 'baseUrl') {
    // Readers may run a server on their own machine; nothing is called from here.
    const checked = checkBaseUrl(value, 'localhost')
    if (!checked.ok || replacements({...emptyContext, baseUrl: checked.value}).baseUrl !== undefined) return checked
    return {
      ok: false,
      problem: translate({
        id: 'site.context.field.badAddress',
        message: 'The address has characters that a shell would misread. Copy it from your browser.',
      }),
    }
  }
  if (name === 'webhookUrl')
    return isPlainAddress(value)
      ? {ok: true, value}
      : {
          ok: false,
          problem: translate({
            id: 'site.context.field.notAddress',
            message:
              'Enter an address with https:// and a host. It can’t have a query or characters that a shell would misread.',
          }),
        }
  if (isPlainName(value)) return {ok: true, value}
  return {
    ok: false,
    problem: translate({
      id: 'site.context.field.notName',
      message:
        'Enter only letters, digits, dots, hyphens, and underscores, starting with a letter or digit. Commands use this value unchanged.',
    }),
  }
}
