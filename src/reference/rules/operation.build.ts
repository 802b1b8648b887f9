import type {Oas3Rule, UserContext} from '@redocly/openapi-core'
import {pageName} from '../description/description.build'
import {isObject, member} from '../description/object.build'
import {checkConfirm} from './confirm.build'
import {finding, onKey, reporter, shown} from './finding.build'

/** What every operation says, and how to say it. */
const needed = {
  'x-permission': 'Add "x-permission": the roles that a caller needs.',
  'x-side-effects': 'Add "x-side-effects": what else a call changes, or "None."',
  'x-idempotency': 'Add "x-idempotency": what a second call does.',
  'x-since': 'Add "x-since": {extension: …, version: …}, the first version that has the operation.',
  'x-proven': 'Add "x-proven": where the operation was called.',
  externalDocs: 'Add "externalDocs": {url: …, description: …}, the page of docs/ on the subject.',
} as const

/** What `x-proven` may be. */
const PROVEN = ['registry', 'full', 'source']

type Context = Pick<UserContext, 'report' | 'location'>

/** The fields without which an operation has no page. */
export const operation: Oas3Rule = () => ({
  Operation(node, context) {
    const {location} = context
    const report = reporter(context)
    const value = (field: string): unknown => member(node, field)
    for (const [field, fix] of Object.entries(needed))
      if (isMissing(value(field)))
        report({message: finding(`The operation has no "${field}"`, fix), location: onKey(location)})
    if (!Array.isArray(value('tags')) || String(value('tags')) === '')
      report({
        message: finding(
          'The operation has no tag',
          'Add "tags" with the category of the reference that the operation belongs to.',
        ),
        location: onKey(location),
      })
    checkValues(node, context)
    checkConfirm(node, context)
  },
})

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

function checkValues(node: object, {report, location}: Context): void {
  const id: unknown = member(node, 'operationId')
  if (typeof id === 'string' && !/[a-z\d]/.test(pageName(id)))
    report({
      message: finding(
        `The operation id "${id}" has nothing that an address could be made of`,
        'Give it letters or digits: getMe becomes /api/get-me/.',
      ),
      location: location.child(['operationId']),
    })
  const docs: unknown = member(node, 'externalDocs')
  const url = member(docs, 'url')
  if (
    isObject(docs) &&
    !(typeof url === 'string' && URL.canParse(url.replace(/^\$\{brand\.url\}/, 'https://example.com')))
  )
    report({
      message: finding(
        `"externalDocs" has no whole address: "${String(url)}"`,
        'Write the address of a page of docs/, from https:// or ${brand.url} on.',
      ),
      location: location.child(['externalDocs']),
    })
  const since: unknown = member(node, 'x-since')
  const complete = ['extension', 'version'].every((field) => typeof member(since, field) === 'string')
  if (since !== undefined && !complete)
    report({
      message: finding(
        '"x-since" needs two texts',
        "Write {extension: keycloak-orgs, version: '0.55'}, the version in quotation marks.",
      ),
      location: location.child(['x-since']),
      suggest: ['extension', 'version'],
    })
  const proven: unknown = member(node, 'x-proven')
  if (proven !== undefined && !PROVEN.includes(shown(proven)))
    report({
      message: finding(
        `"x-proven" is "${shown(proven)}"`,
        'Write where the operation was called, or source if it was only read.',
      ),
      location: location.child(['x-proven']),
      suggest: PROVEN,
    })
  for (const field of ['x-permission', 'x-side-effects', 'x-idempotency', 'x-paging']) {
    const value: unknown = member(node, field)
    if (value !== undefined && typeof value !== 'string')
      report({
        message: finding(`"${field}" is not a text`, 'Write a sentence.'),
        location: location.child([field]),
      })
  }
}
