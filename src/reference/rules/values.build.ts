import type {UserContext} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {finding, shown} from './finding.build'

/** What `x-proven` may be. */
const PROVEN = ['registry', 'full', 'source']
const SUMMARY = /^[A-Z].{2,58}[^.]$/

type Context = Pick<UserContext, 'report' | 'location' | 'resolve'>
type Check = (node: object, context: Context) => void

const TITLE: Check = (node, {report, location}) => {
  const summary: unknown = member(node, 'summary')
  if (typeof summary === 'string' && !SUMMARY.test(summary))
    report({
      message: finding(
        `The summary "${summary}" isn't a valid title`,
        'Write an imperative of 4 to 60 characters that starts with a capital letter and ends without a period.',
      ),
      location: location.child(['summary']),
    })
}

const DOCS: Check = (node, {report, location}) => {
  const docs: unknown = member(node, 'externalDocs')
  const url = member(docs, 'url')
  const isWhole = typeof url === 'string' && URL.canParse(url.replace(/^\$\{brand\.url\}/, 'https://example.com'))
  if (isObject(docs) && !isWhole)
    report({
      message: finding(
        `"externalDocs" has no complete address: "${String(url)}"`,
        'Write the complete address of a page of docs/, starting with https:// or ${brand.url}.',
      ),
      location: location.child(['externalDocs']),
    })
}

const SINCE: Check = (node, {report, location}) => {
  const since: unknown = member(node, 'x-since')
  const complete = ['extension', 'version'].every((field) => typeof member(since, field) === 'string')
  if (since !== undefined && !complete)
    report({
      message: finding(
        '"x-since" needs two strings',
        "Write {extension: keycloak-orgs, version: '0.55'}, with quotation marks around the version.",
      ),
      location: location.child(['x-since']),
      suggest: ['extension', 'version'],
    })
}

const EVIDENCE: Check = (node, {report, location}) => {
  const proven: unknown = member(node, 'x-proven')
  if (proven !== undefined && !PROVEN.includes(shown(proven)))
    report({
      message: finding(
        `"x-proven" is "${shown(proven)}"`,
        'Write where the operation was called, or "source" if you only read its source.',
      ),
      location: location.child(['x-proven']),
      suggest: PROVEN,
    })
}

const SENTENCES: Check = (node, {report, location}) => {
  for (const field of ['x-permission', 'x-side-effects', 'x-idempotency', 'x-paging']) {
    const value: unknown = member(node, field)
    if (value !== undefined && typeof value !== 'string')
      report({
        message: finding(`"${field}" isn't a string`, 'Write a sentence.'),
        location: location.child([field]),
      })
  }
}

const PAGING: Check = (node, {report, location, resolve}) => {
  const parameters: unknown = member(node, 'parameters')
  const names = (Array.isArray(parameters) ? parameters : []).map((parameter: unknown) =>
    member(isObject(parameter) && '$ref' in parameter ? resolve(parameter).node : parameter, 'name'),
  )
  if (names.includes('first') && member(node, 'x-paging') === undefined)
    report({
      message: finding(
        'The operation has the parameter "first" but no "x-paging"',
        'Add "x-paging": how many entries a page has by default and at most, and their order.',
      ),
      location,
    })
}

/** What the values of an operation's fields have to be. */
export const valueChecks: readonly Check[] = [TITLE, DOCS, SINCE, EVIDENCE, SENTENCES, PAGING]
