import type {Oas3Rule, UserContext} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {finding, onKey, reporter} from './finding.build'
import {isBearer, resolved} from './shape.build'

const FIX =
  'Name one scheme that is sent in the header "Authorization: Bearer …". Write "security: []" for an operation without a token.'

/** What a call is secured with: a token in the header Authorization, or nothing. */
export const security: Oas3Rule = () => {
  let schemes: unknown
  const check = (node: object, context: UserContext): void => {
    const {location} = context
    const report = reporter(context)
    const listed: unknown = member(node, 'security')
    if (!Array.isArray(listed)) return
    const named = listed.map((each: unknown) => (isObject(each) ? Object.keys(each) : []))
    const alternatives = named.filter((names) => names.length > 0)
    const at = onKey(location.child(['security']))
    if (alternatives.length > 1)
      report({message: finding('The samples can show one way to log in, not several', FIX), location: at})
    for (const name of alternatives.flat()) {
      const scheme = resolved(member(schemes, name), context)
      // A scheme that is not there is the finding of another rule.
      if (scheme !== undefined && !isBearer(scheme))
        report({
          message: finding(`The samples and the console can't use the security scheme "${name}"`, FIX),
          location: at,
          suggest: ['http with the scheme bearer', 'oauth2', 'openIdConnect'],
        })
    }
    if (alternatives.some((names) => names.length > 1))
      report({message: finding('The samples can send one token, not several at once', FIX), location: at})
  }
  return {
    Root(node, context) {
      schemes = member(member(node, 'components'), 'securitySchemes')
      check(node, context)
    },
    Operation: check,
  }
}
