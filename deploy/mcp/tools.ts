import * as z from 'zod'
import {searchKinds} from '../../src/data/search'
import {targets} from '../../src/tools/realm-check/releases'
import {severities} from '../../src/tools/realm-check/rule'
import {sampleNames} from './samples'

/** A control character, which no name or address has. */
const CONTROL = /\p{Cc}/u

/** A text of one line. @param what names it in the message. */
function line(most: number, what: string) {
  const message = `must be ${what}: a text of 1 to ${most} characters, without control characters`
  return z
    .string(message)
    .min(1, message)
    .max(most, message)
    .refine((text) => !CONTROL.test(text), message)
}

const from = z
  .int('must be a whole number of at least 0')
  .min(0, 'must be a whole number of at least 0')
  .max(10_000_000, 'must be at most 10000000')
  .default(0)
  .describe('The character to begin at, to continue an answer that was cut')

const kinds = searchKinds.map(({id}) => id)

const MOST_EXPORT = 1_000_000

/** What check_config takes besides if the server runs on the client's machine. */
export const fileInput = {
  file: line(1000, 'the path of a file')
    .optional()
    .describe('The path of a file with the export, instead of "export": absolute, or from the folder of the server'),
}

/** What each tool takes. Unknown parameters are errors. */
export const inputs = {
  search: z.strictObject({
    query: line(400, 'the words to search for').describe(
      'A question, a task, an error message as the server prints it, or a name such as post_logout_redirect_uri',
    ),
    kind: z
      .enum(kinds, `must be one of ${kinds.join(', ')}`)
      .optional()
      .describe('Only pages of this part of the site'),
    limit: z
      .int('must be a whole number from 1 to 20')
      .min(1, 'must be a whole number from 1 to 20')
      .max(20, 'must be a whole number from 1 to 20')
      .default(6)
      .describe('How many pages'),
  }),
  read_page: z.strictObject({
    page: line(500, 'the address of a page').describe(
      'A path such as /docs/sso/, or a whole address, with or without #anchor',
    ),
    heading: line(300, 'a heading of the page').optional().describe('Read only this section. A heading or its anchor'),
    from,
  }),
  list_operations: z.strictObject({
    tag: line(100, 'a tag of the API').optional().describe('Only operations with this tag, such as Organizations'),
  }),
  get_operation: z.strictObject({
    operation: line(300, 'an operation ID, or a method and a path').describe(
      'An ID such as createOrganization, or a method and path such as POST /orgs',
    ),
    from,
  }),
  get_sample: z.strictObject({
    name: line(100, 'the name of a sample').describe(`One of ${sampleNames.join(', ')}`),
    file: line(300, 'a file of the sample').optional().describe('Read only this file. Default: all files that fit'),
    from,
  }),
  check_config: z.strictObject({
    export: z
      .string('must be the export of a realm, as JSON')
      .max(MOST_EXPORT, `must have at most ${MOST_EXPORT} characters; leave out users`)
      .optional()
      .describe('The export of a realm as JSON, such as a partial export or the answer of GET /admin/realms/{realm}'),
    target: z
      .enum(targets, `must be one of ${targets.join(', ')}`)
      .default('26.7')
      .describe('The version of Keycloak to upgrade to'),
    threshold: z
      .enum(severities, `must be one of ${severities.join(', ')}`)
      .default('low')
      .describe('Leave out findings that are less severe'),
    from,
  }),
}
