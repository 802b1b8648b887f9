import type {Oas3Rule} from '@redocly/openapi-core'
import {REALM} from '../description/servers.build'
import {member} from '../description/object.build'
import {finding, reporter} from './finding.build'

/** What a description of a realm's API has: one server, and no empty category. */
export const root: Oas3Rule = () => {
  const used = new Set<string>()
  return {
    Root: {
      enter(node, context) {
        const {location} = context
        const servers: unknown = member(node, 'servers')
        const first: unknown = Array.isArray(servers) ? servers[0] : undefined
        const url = String(member(first, 'url'))
        if (!Array.isArray(servers) || servers.length !== 1 || !url.endsWith(REALM))
          reporter(context)({
            message: finding(
              'The description needs one server, whose "url" ends with the realm',
              `Write "servers" with one entry whose "url" ends with ${REALM}, and the paths relative to it.`,
            ),
            location: location.child(['servers']),
            suggest: [`https://{host}${REALM}`],
          })
      },
      leave(node, context) {
        const {location} = context
        const report = reporter(context)
        const tags: unknown = member(node, 'tags')
        for (const [index, tag] of (Array.isArray(tags) ? tags : []).entries()) {
          const name = String(member(tag, 'name'))
          if (!used.has(name))
            report({
              message: finding(
                `No operation has the tag "${name}", so it has no page`,
                'Delete the tag, or give it to an operation.',
              ),
              location: location.child(['tags', index, 'name']),
            })
        }
      },
    },
    Operation(node) {
      const tags: unknown = member(node, 'tags')
      for (const tag of Array.isArray(tags) ? tags : []) used.add(String(tag))
    },
  }
}
