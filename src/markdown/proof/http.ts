import {parseExpectedJson} from './json'

/** A request as a page shows it. */
export type Request = {
  method: string
  /** With the query. */
  path: string
  headers: readonly (readonly [string, string])[]
  body?: string
}

/** An answer as a page shows it. Headers that it does not show may be there. */
export type Response = {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
  /** The body, where it is JSON. */
  json?: unknown
}

type Mistake = {what: string; fix: string}

/** Reads a request. The address may be whole; its host has no meaning then. */
export function parseRequest(text: string): Request | Mistake {
  const {first, headers, body, mistake} = split(text)
  const [, method, address, rest] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?(.*)$/.exec(first) ?? []
  if (method === undefined || address === undefined || rest !== '')
    return {what: `"${first}" isn't a request.`, fix: 'Start the block with, for example, "GET /realms/acme/orgs".'}
  if (mistake) return mistake
  const path = address.replace(/^https?:\/\/[^/]+/, '')
  return {method, path, headers, ...(body === '' ? {} : {body})}
}

/** Reads an answer. */
export function parseResponse(text: string): Response | Mistake {
  const {first, headers, body, mistake} = split(text)
  const status = /^HTTP\/[\d.]+ (\d{3})\b/.exec(first)?.[1]
  if (status === undefined)
    return {what: `"${first}" isn't a response.`, fix: 'Begin with, for example, "HTTP/1.1 200 OK".'}
  if (mistake) return mistake
  if (!/^\s*[[{]/.test(body)) return {status: Number(status), headers, body}
  const json = parseExpectedJson(body)
  return 'what' in json ? json : {status: Number(status), headers, body, json: json.value}
}

function split(text: string) {
  const [head = '', ...rest] = text.trim().split(/\n[ \t]*\n/)
  const [first = '', ...lines] = head.split('\n')
  const wrong = lines.find((line) => !/^[\w-]+:\s/.test(line))
  return {
    first: first.trim(),
    headers: lines.map((line): readonly [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
    body: rest.join('\n\n').trim(),
    mistake:
      wrong === undefined
        ? undefined
        : {what: `"${wrong}" isn't a header.`, fix: 'Write "Name: value", and an empty line before the body.'},
  }
}
