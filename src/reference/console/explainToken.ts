import {translate} from '@docusaurus/Translate'
import type {Circumstances, Explanation} from './explanation'
import {help} from './help'
import {timeText} from './token'

const isMasterRealm = (issuer: string): boolean => issuer.endsWith('/realms/master')

/** For a token that is of use to whoever has its key alone. */
export const boundToken: Explanation = {
  title: translate({id: 'site.console.why.bound.title', message: 'The token is bound to a key (DPoP)'}),
  text: translate({
    id: 'site.console.why.bound.text',
    message:
      'The server accepts it only with a proof from the key that it’s bound to, but the console sends plain Bearer tokens. Use a client that doesn’t require DPoP or a certificate.',
  }),
  link: help.client,
}

/** What the token itself tells of why it is refused; undefined where it looks right. */
export function explainToken({claims, hasToken, realmUrl, now, operation}: Circumstances): Explanation | undefined {
  if (!operation.needsToken) return undefined
  if (!hasToken)
    return {
      title: translate({id: 'site.console.why.noToken.title', message: 'The call had no token'}),
      text: translate({
        id: 'site.console.why.noToken.text',
        message: 'This operation requires an access token of the realm. Log in above, or paste a token.',
      }),
      link: help.getToken,
    }
  if (claims === undefined)
    return {
      title: translate({id: 'site.console.why.notJwt.title', message: 'The token isn’t a JSON Web Token'}),
      text: translate({
        id: 'site.console.why.notJwt.text',
        message:
          'Keycloak’s access tokens start with eyJ and have three Base64url parts, separated by dots. The console can’t read this token. Copy the value of access_token again, without anything else.',
      }),
      link: help.getToken,
    }
  if (claims.isBound) return boundToken
  if (claims.expiresAt !== undefined && claims.expiresAt <= now)
    return {
      title: translate({id: 'site.console.why.expired.title', message: 'The token has expired'}),
      text: translate(
        {
          id: 'site.console.why.expired.text',
          message: 'By your device’s clock, it was valid until {time}. Log in again, or paste a new token.',
        },
        {time: timeText(claims.expiresAt, now)},
      ),
      link: help.tokenLife,
    }
  if (claims.issuer !== undefined && claims.issuer !== realmUrl && !isMasterRealm(claims.issuer))
    return {
      title: translate({id: 'site.console.why.otherRealm.title', message: 'The token belongs to another realm'}),
      text: translate(
        {
          id: 'site.console.why.otherRealm.text',
          message:
            'It was issued by {issuer}, but the call went to {realmUrl}. Get a token from the realm that you call, or correct the base URL and realm.',
        },
        {issuer: claims.issuer, realmUrl},
      ),
      link: help.decode,
    }
  return undefined
}
