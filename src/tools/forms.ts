import {authorizationForm} from './authorization/form'
import {errorsForm} from './errors/form'
import type {ToolForm} from './form'
import {hostnameForm} from './hostname/form'
import {jwtForm} from './jwt/form'
import {realmCheckForm} from './realm-check/form'
import {samlForm} from './saml/form'
import {upgradeForm} from './upgrade/form'
import {webhookForm} from './webhook/form'

/** The form of each tool, by the name of the tool. `modules.ts` has the code. */
export const toolForms = {
  authorization: authorizationForm,
  errors: errorsForm,
  hostname: hostnameForm,
  jwt: jwtForm,
  realmCheck: realmCheckForm,
  saml: samlForm,
  upgrade: upgradeForm,
  webhook: webhookForm,
} as const satisfies Readonly<Record<string, ToolForm>>

export type ToolName = keyof typeof toolForms
