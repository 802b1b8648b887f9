import type {Oas3Rule, UserContext} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {finding, onKey, reporter} from './finding.build'

/** That each scheme that a call is secured with is described. */
export const security: Oas3Rule = () => {
  let names: string[] = []
  const check = (node: object, context: UserContext): void => {
    const listed: unknown = member(node, 'security')
    if (!Array.isArray(listed)) return
    const report = reporter(context)
    const used = listed.flatMap((each: unknown) => (isObject(each) ? Object.keys(each) : []))
    for (const name of used)
      if (!names.includes(name))
        report({
          message: finding(
            `The description has no security scheme "${name}"`,
            'Describe it below "securitySchemes" of "components", or correct the name.',
          ),
          location: onKey(context.location.child(['security'])),
          suggest: names,
        })
  }
  return {
    Root(node, context) {
      const schemes: unknown = member(member(node, 'components'), 'securitySchemes')
      names = Object.keys(isObject(schemes) ? schemes : {})
      check(node, context)
    },
    Operation: check,
  }
}
