import {shellQuoted} from '../../lib/shellQuoted'
import {endpoint, type AuthorizationRequest, type Trip} from './request'

/** The commands for bash that redeem a code. */
export type TokenCommands = {publicClient: string; confidentialClient: string}

/** @param code the code of the callback. Without it, the commands read it from `$CODE`. */
export function tokenCommands(request: AuthorizationRequest, trip: Trip, code?: string): TokenCommands {
  const lines = [
    `curl -sS ${shellQuoted(endpoint(request.issuer, 'token'))}`,
    '  -d grant_type=authorization_code',
    `  --data-urlencode ${code === undefined ? '"code=$CODE"' : shellQuoted(`code=${code}`)}`,
    `  --data-urlencode ${shellQuoted(`redirect_uri=${request.redirectUri}`)}`,
    ...(request.pkce === '' ? [] : [`  --data-urlencode ${shellQuoted(`code_verifier=${trip.verifier}`)}`]),
    `  --data-urlencode ${shellQuoted(`client_id=${request.clientId}`)}`,
  ]
  return {
    publicClient: lines.join(' \\\n'),
    confidentialClient: [...lines, '  --data-urlencode "client_secret=$CLIENT_SECRET"'].join(' \\\n'),
  }
}
