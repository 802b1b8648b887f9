import type {ToolName} from './forms'

/** The file of each tool's code, below `src`. It loads when a reader uses that tool. */
export const toolModules = {
  authorization: 'tools/authorization/authorization.client.ts',
  errors: 'tools/errors/errors.client.ts',
  hostname: 'tools/hostname/hostname.client.ts',
  jwt: 'tools/jwt/jwt.client.ts',
  realmCheck: 'tools/realm-check/realmCheck.client.ts',
  saml: 'tools/saml/saml.client.ts',
  upgrade: 'tools/upgrade/upgrade.client.ts',
  webhook: 'tools/webhook/webhook.client.ts',
} as const satisfies Readonly<Record<ToolName, string>>
