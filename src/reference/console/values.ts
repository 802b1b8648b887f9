import type {ConsoleBody, ConsoleParameter} from '../apiPage'
import {isSegment, type Checked} from '../../parts/reader-context/server'

/** What is wrong with a value that is not empty. */
function problemOf({name, in: place, type, options, minimum, maxLength}: ConsoleParameter, value: string) {
  if (options && !options.includes(value)) return `${name} must be one of ${options.join(', ')}.`
  if (type === 'boolean' && !['true', 'false'].includes(value)) return `${name} must be true or false.`
  if (type === 'integer' && !/^[-+]?\d+$/.test(value)) return `${name} must be a whole number, for example 10.`
  if (type === 'number' && !Number.isFinite(Number(value))) return `${name} must be a number, for example 1.5.`
  if (minimum !== undefined && Number(value) < minimum) return `${name} must be at least ${minimum}.`
  if (maxLength !== undefined && value.length > maxLength)
    return `${name} can have at most ${maxLength} characters. You entered ${value.length}.`
  if (/\p{Surrogate}/u.test(value)) return `${name} contains an incomplete character. Enter it again.`
  if (place === 'path' && !isSegment(value))
    return `${name} can’t be "${value}", because it would change the path of the call.`
  if (place === 'header' && !/^[\t\u0020-\u007e]*$/.test(value)) return `${name} can contain only ASCII characters.`
  return undefined
}

/** The value of a parameter, or undefined for one that is left out. */
export function checkParameter(parameter: ConsoleParameter, text: string): Checked<string | undefined> {
  const value = text.trim()
  if (value === '') {
    const isNeeded = parameter.required === true || parameter.in === 'path'
    return isNeeded ? {ok: false, problem: `Enter ${parameter.name}.`} : {ok: true, value: undefined}
  }
  const problem = problemOf(parameter, value)
  return problem === undefined ? {ok: true, value} : {ok: false, problem}
}

function isList(json: string): boolean {
  return Array.isArray(JSON.parse(json))
}

function checkJson(text: string, example: string): Checked<string> {
  try {
    JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {ok: false, problem: `The body isn’t valid JSON: ${reason}`}
  }
  if (!/^\s*[[{]/.test(example)) return {ok: true, value: text}
  const expectsList = isList(example)
  if (isList(text) !== expectsList || !/^\s*[[{]/.test(text))
    return {ok: false, problem: `The body must be ${expectsList ? 'a list in [ ]' : 'an object in { }'}.`}
  return {ok: true, value: text}
}

function checkForm(text: string): Checked<string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const wrong = lines.findIndex((line) => !/^[^=]+=/.test(line))
  if (wrong >= 0) return {ok: false, problem: `Line ${wrong + 1} of the body isn’t in the form name=value.`}
  const fields = lines.map((line) => [
    line.slice(0, line.indexOf('=')).trim(),
    line.slice(line.indexOf('=') + 1).trim(),
  ])
  return {ok: true, value: new URLSearchParams(fields).toString()}
}

/** Whether a body is a form; any other is JSON. */
export const isForm = ({type}: ConsoleBody): boolean => type === 'application/x-www-form-urlencoded'

/** The body as it is sent, or undefined for one that is left out. */
export function checkBody(body: ConsoleBody, text: string): Checked<string | undefined> {
  if (text.trim() === '')
    return body.required ? {ok: false, problem: 'This call requires a body.'} : {ok: true, value: undefined}
  return isForm(body) ? checkForm(text) : checkJson(text, body.example)
}
