import type {Oas3Rule} from '@redocly/openapi-core'
import {pageName} from '../description/names'
import {member} from '../description/object.build'
import {finding, onKey, reporter} from './finding.build'

/** Paths that can be called as they are written, and names that make an address. */
export const paths: Oas3Rule = () => ({
  Paths(node, context) {
    const {location} = context
    const report = reporter(context)
    for (const path of Object.keys(node)) {
      if (path.startsWith('x-') || isCallable(path)) continue
      report({
        message: finding(
          `The path "${path}" isn't a valid address`,
          'Start it with a slash, write parameter names in braces, and percent-encode all other characters. Describe what follows a question mark as parameters with "in: query".',
        ),
        location: onKey(location.child([path])),
        suggest: ["letters, digits, and -._~:@!$&'()*+,;= between slashes, and {names}"],
      })
    }
  },
  Operation(node, context) {
    const {location} = context
    const report = reporter(context)
    const id: unknown = member(node, 'operationId')
    if (typeof id === 'string' && id !== '' && pageName(id) === '')
      report({
        message: finding(
          `The operation ID "${id}" has no characters that an address can contain`,
          'Use letters from a to z or digits. For example, getMe becomes /api/get-me/. Or delete it: the address then comes from the path.',
        ),
        location: location.child(['operationId']),
      })
    const tags: unknown = member(node, 'tags')
    for (const [index, tag] of (Array.isArray(tags) ? tags : []).entries())
      if (pageName(String(tag)) === '')
        report({
          message: finding(
            `The tag "${String(tag)}" has no letters that an address can contain`,
            'Use a name with letters from a to z or digits: it is the address of a category.',
          ),
          location: location.child(['tags', index]),
        })
  },
})

const isCallable = (path: string): boolean => /^(\/([\w.~:@!$&'()*+,;=-]|%[\dA-Fa-f]{2}|\{[^{}/?#]+\})*)+$/.test(path)
