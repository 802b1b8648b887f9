import type {Redirect} from '../../src/data/redirects'
import {HIDDEN, IMPOSSIBLE, MARKDOWN, NO_MARKDOWN} from '../target'

/** What the function asks of a path and of the headers. */
const QUESTIONS = `// What gets a name that the bucket does not have: it answers as to every other. The path may come encoded.
function isNothing(path) {
  if (new RegExp(${JSON.stringify(IMPOSSIBLE)}, 'i').test(path)) return true
  try {
    return new RegExp(${JSON.stringify(HIDDEN)}, 'i').test(decodeURIComponent(path))
  } catch {
    return true
  }
}

function asksForMarkdown(headers) {
  const accept = headers.accept ? headers.accept.value : ''
  return new RegExp(${JSON.stringify(MARKDOWN)}, 'i').test(accept) && !new RegExp(${JSON.stringify(NO_MARKDOWN)}, 'i').test(accept)
}`

/**
 * What runs for each request before CloudFront looks into its cache. It cannot see what the bucket holds: an address
 * whose last part has no dot is taken for a page.
 */
export const viewerRequest = (
  redirects: readonly Redirect[],
  root: string,
): string => `// Runtime: cloudfront-js-2.0. Event: viewer request.
function queryOf(values) {
  return Object.keys(values)
    .flatMap((name) => (values[name].multiValue || [values[name]]).map(({value}) => (value ? name + '=' + value : name)))
    .join('&')
}

const moved = new Map(${JSON.stringify(redirects.map(({from, to}) => [from, to]))})

${QUESTIONS}

function handler(event) {
  const request = event.request
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return {statusCode: 405, statusDescription: 'Method Not Allowed', headers: {allow: {value: 'GET, HEAD'}}}
  }
  const single = request.uri.replace(/\\/{2,}/g, '/')
  if (isNothing(single)) {
    request.uri = '${root}404/nothing'
    return request
  }
  const whole = single.endsWith('/') ? single : single + '/'
  const address = moved.get(whole) || (/\\/[^/.]+$/.test(single) ? whole : single)
  if (address !== request.uri) {
    const query = queryOf(request.querystring)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {location: {value: address + (query ? '?' + query : '')}},
    }
  }
  if (address.endsWith('/')) request.uri = address + (asksForMarkdown(request.headers) ? 'index.md' : 'index.html')
  return request
}
`
