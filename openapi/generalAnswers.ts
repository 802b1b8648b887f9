import type {Operation} from '../src/reference/description/description.build'
import {isObject} from '../src/lib/isObject'
import type {Exchange, SentRequest} from './exchange'

/** An answer that any operation may give, whatever it does. `api/overview.mdx` has one row for each. */
export type GeneralAnswer = {
  /** The status, or `error` for every status that says that the call failed. */
  status: number | 'error'
  /** Words of the row in the overview. */
  says: string
  /** Whether a request may get it. */
  applies: (request: SentRequest, operation: Operation) => boolean
  /** Whether the body is the one that the row has. */
  body: (response: Exchange['response']) => boolean
}

function isJson({contentType}: Exchange['response']): boolean {
  return contentType?.startsWith('application/json') === true
}

function error(...texts: string[]): GeneralAnswer['body'] {
  return (response) =>
    isJson(response) &&
    isObject(response.body) &&
    typeof response.body.error === 'string' &&
    texts.includes(response.body.error)
}

function pathOf({target}: SentRequest): string {
  return target.split('?', 1).join('')
}

function queryOf({target}: SentRequest): URLSearchParams {
  return new URLSearchParams(target.split('?').slice(1).join('?'))
}

function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text) && Number(text) >= -(2 ** 31) && Number(text) < 2 ** 31
}

const CONTENT_TYPE = /^[\w-]+\/[\w.+-]+(;.*)?$/

/** The general answers in the order of the overview. */
export const GENERAL: readonly GeneralAnswer[] = [
  {
    status: 400,
    says: 'missingNormalization',
    applies: (request) =>
      pathOf(request)
        .split('/')
        .slice(1)
        .some((segment) => ['', '.', '..'].includes(segment)),
    body: error('missingNormalization'),
  },
  {
    status: 400,
    says: 'invalidCharacter',
    applies: (request) => pathOf(request).includes(';'),
    body: error('invalidCharacter'),
  },
  {
    status: 404,
    says: 'not an integer',
    applies: (request, {parameters}) =>
      parameters.some(({name, in: place, schema}) => {
        const value = queryOf(request).get(name)
        return place === 'query' && schema.type === 'integer' && !!value && !isInteger(value)
      }),
    body: error('HTTP 404 Not Found'),
  },
  {
    status: 406,
    says: 'HTTP 406 Not Acceptable',
    applies: ({headers}) => headers.Accept !== undefined && !/application\/json|\*\/\*/.test(headers.Accept),
    body: error('HTTP 406 Not Acceptable'),
  },
  {
    status: 'error',
    says: 'A web page in HTML',
    applies: ({headers}) => headers.Accept?.includes('text/html') === true,
    body: ({contentType}) => contentType?.startsWith('text/html') === true,
  },
  {
    status: 415,
    says: '@Consumes',
    applies: ({headers}) => headers['Content-Type'] !== undefined,
    body: error(
      'The content-type header value did not match the value in @Consumes',
      'No supported MessageBodyReader found',
    ),
  },
  {
    status: 500,
    says: '"details"',
    applies: ({headers}) => headers['Content-Type'] !== undefined && !CONTENT_TYPE.test(headers['Content-Type']),
    body: (response) => isJson(response) && isObject(response.body) && 'details' in response.body,
  },
]

/** Whether an answer is one that any operation may give to such a request. */
export function isGeneral(request: SentRequest, operation: Operation, response: Exchange['response']): boolean {
  return GENERAL.some(
    ({status, applies, body}) =>
      (status === 'error' ? response.status >= 400 : response.status === status) &&
      applies(request, operation) &&
      body(response),
  )
}
