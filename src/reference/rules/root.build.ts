import type {Oas3Rule} from '@redocly/openapi-core'
import {METHODS, pageName} from '../description/description.build'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {finding, onKey, reporter} from './finding.build'

/** What the address of every server has to end with: pages and samples name operations below it. */
const REALM = '/realms/{realm}'

/** The document as a whole: its server, its categories and the form of its paths. */
export const root: Oas3Rule = () => {
  const used = new Set<string>()
  return {
    Root: {
      enter(node, context) {
        const {location} = context
        const report = reporter(context)
        for (const field of ['webhooks', 'x-webhooks'])
          if (field in node)
            report({
              message: finding(
                `The reference can't show "${field}"`,
                'Describe what the server sends in a page of docs/, and delete it here.',
              ),
              location: onKey(location.child([field])),
              suggest: ['paths'],
            })
        const servers: unknown = member(node, 'servers')
        const first: unknown = Array.isArray(servers) ? servers[0] : undefined
        const url = String(member(first, 'url'))
        if (!Array.isArray(servers) || servers.length !== 1 || !url.endsWith(REALM))
          report({
            message: finding(
              'The reference needs one server, whose "url" ends with the realm',
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
                `No operation has the tag "${name}", so its page would be empty`,
                'Delete the tag, or give it to an operation.',
              ),
              location: location.child(['tags', index, 'name']),
            })
          else if (!/[a-z\d]/.test(pageName(name)))
            report({
              message: finding(
                `The tag "${name}" has no letters that an address can contain`,
                'Use a name with letters from a to z or digits.',
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
    Paths(node, context) {
      const {location} = context
      const report = reporter(context)
      for (const [path, item] of Object.entries(node)) {
        if (path.startsWith('x-')) continue
        if (!/^(\/([\w.~:@!$&'()*+,;=-]|%[\dA-F]{2}|\{[\w.-]+\})*)+$/.test(path))
          report({
            message: finding(
              `The path "${path}" isn't a valid address`,
              'Start it with a slash, write parameter names in braces, and percent-encode all other characters.',
            ),
            location: onKey(location.child([path])),
            suggest: ["letters, digits, and -._~:@!$&'()*+,;= between slashes, and {names}"],
          })
        if (isObject(item) && !('$ref' in item) && METHODS.every((method) => !(method in item)))
          report({
            message: finding(
              `The path "${path}" has no operation that the reference can show`,
              'Add one, or delete the path.',
            ),
            location: onKey(location.child([path])),
            suggest: [...METHODS],
          })
      }
    },
  }
}
