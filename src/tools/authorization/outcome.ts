import {quoted, type Finding} from '../report'
import type {Callback} from './callback'
import {callbackErrors} from './callbackErrors'
import {errorFinding, knownError} from './knownError'
import {pages} from './pages'

type Parameters = ReadonlyMap<string, string>

/** What a callback says about the login: the verdict first. */
export function outcomeOf({parameters, where}: Callback & {kind: 'callback'}): Finding[] {
  return [
    ...verdict(parameters),
    ...actionFinding(parameters),
    ...(where === 'fragment' ? [inFragment] : []),
    ...(parameters.has('response') ? [isSigned] : []),
  ]
}

function verdict(parameters: Parameters): Finding[] {
  const error = parameters.get('error')
  if (error !== undefined) return [callbackFinding(error, parameters.get('error_description') ?? '')]
  const code = parameters.get('code')
  const tokens = ['access_token', 'id_token'].filter((name) => parameters.has(name))
  if (tokens.length > 0) return [tokensInAddress(tokens)]
  if (code !== undefined) return [hasCode]
  if (parameters.has('kc_action_status')) return []
  return [
    {
      kind: 'finding',
      severity: 'note',
      title: 'The callback contains neither a code nor an error.',
      text: 'With `response_type=none`, this is what Keycloak sends. Otherwise, a proxy or your router removed parameters.',
      fix: 'Paste the address as the header `Location` of Keycloak’s answer contains it.',
      page: pages.register,
    },
  ]
}

function callbackFinding(error: string, description: string): Finding {
  const known = knownError(callbackErrors, error, description)
  const title = `Keycloak answered ${quoted(error)}${description && `: ${quoted(description)}`}`
  if (known) return errorFinding(title, known)
  return {
    kind: 'finding',
    severity: 'error',
    title,
    text: 'The tool doesn’t know this combination. An extension, an identity provider, or a gateway might have sent it.',
    fix: 'Look for the event `LOGIN_ERROR` of that time in the realm. It names the reason.',
    page: pages.loginPage,
  }
}

const hasCode: Finding = {
  kind: 'finding',
  severity: 'ok',
  title: 'The login succeeded: the callback contains a code.',
  text: 'The code works once, and for 60 seconds by default. A second use also ends the tokens of the first one.',
  fix: 'Redeem it at the token endpoint at once. `Code not valid` means that it’s too late.',
  page: pages.lifetimes,
}

const tokensInAddress = (names: readonly string[]): Finding => ({
  kind: 'finding',
  severity: 'warning',
  title: `The address contains ${names.map((name) => `\`${name}\``).join(' and ')}.`,
  text: 'The history of the browser and scripts of the page can read it.',
  fix: 'Use `response_type=code` with PKCE, and turn off **Implicit flow** of the client.',
  page: pages.register,
})

const inFragment: Finding = {
  kind: 'finding',
  severity: 'note',
  title: 'The parameters stand behind `#`, so only scripts in the browser can read them.',
  text: 'The browser doesn’t send a fragment to your server. `response_mode=fragment` and all response types with tokens use it.',
  fix: 'If a server handles the callback, use `response_type=code` without `response_mode`.',
  page: pages.register,
}

const isSigned: Finding = {
  kind: 'finding',
  severity: 'note',
  title: 'The parameters stand in a signed token, because the response mode ends with `jwt`.',
  text: 'The tool shows its content without a check of the signature.',
  fix: 'In your app, verify the signature with the keys of the realm, and check `iss`, `aud`, and `exp`.',
  page: pages.register,
}

function actionFinding(parameters: Parameters): Finding[] {
  const status = parameters.get('kc_action_status')
  if (status === undefined) return []
  const finding = {kind: 'finding', page: pages.startAction} as const
  if (status === 'success') return [{...finding, severity: 'ok', title: 'The user completed the action.'}]
  if (status === 'cancelled')
    return [
      {
        ...finding,
        severity: 'note',
        title: 'The user canceled the action.',
        text: 'The login succeeded anyway. `kc_action_status` has the British spelling `cancelled`.',
        fix: 'Offer the action again later.',
      },
    ]
  return [
    {
      ...finding,
      severity: 'error',
      title: `The action ended with the status ${quoted(status)}.`,
      text: 'The realm doesn’t offer the action in `kc_action`, or the action failed.',
      fix: 'Turn on the action in **Authentication**, tab **Required actions**, and check its name.',
    },
  ]
}
