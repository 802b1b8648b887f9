import {translate} from '@docusaurus/Translate'
import type {ConsoleBody, ConsoleParameter} from '../apiPage'
import {isSegment, type Checked} from '../../parts/reader-context/server'

/** What is wrong with a value that is not empty. */
function problemOf({name, in: place, type, options, minimum, maxLength}: ConsoleParameter, value: string) {
  if (options && !options.includes(value))
    return translate(
      {id: 'site.console.value.options', message: '{name} must be one of {options}.'},
      {name, options: options.join(', ')},
    )
  if (type === 'boolean' && !['true', 'false'].includes(value))
    return translate({id: 'site.console.value.boolean', message: '{name} must be true or false.'}, {name})
  if (type === 'integer' && !/^[-+]?\d+$/.test(value))
    return translate(
      {id: 'site.console.value.integer', message: '{name} must be a whole number, for example 10.'},
      {name},
    )
  if (type === 'number' && !Number.isFinite(Number(value)))
    return translate({id: 'site.console.value.number', message: '{name} must be a number, for example 1.5.'}, {name})
  if (minimum !== undefined && Number(value) < minimum)
    return translate({id: 'site.console.value.minimum', message: '{name} must be at least {minimum}.'}, {name, minimum})
  if (maxLength !== undefined && value.length > maxLength)
    return translate(
      {
        id: 'site.console.value.maxLength',
        message: '{name} can have at most {maxLength} characters. You entered {length}.',
      },
      {name, maxLength, length: value.length},
    )
  if (/\p{Surrogate}/u.test(value))
    return translate(
      {id: 'site.console.value.surrogate', message: '{name} contains an incomplete character. Enter it again.'},
      {name},
    )
  if (place === 'path' && !isSegment(value))
    return translate(
      {
        id: 'site.console.value.segment',
        message: '{name} can’t be "{value}", because it would change the path of the call.',
      },
      {name, value},
    )
  if (place === 'header' && !/^[\t\u0020-\u007e]*$/.test(value))
    return translate({id: 'site.console.value.ascii', message: '{name} can contain only ASCII characters.'}, {name})
  return undefined
}

/** The value of a parameter, or undefined for one that is left out. */
export function checkParameter(parameter: ConsoleParameter, text: string): Checked<string | undefined> {
  const value = text.trim()
  if (value === '') {
    const isNeeded = parameter.required === true || parameter.in === 'path'
    return isNeeded
      ? {
          ok: false,
          problem: translate({id: 'site.console.value.missing', message: 'Enter {name}.'}, {name: parameter.name}),
        }
      : {ok: true, value: undefined}
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
    return {
      ok: false,
      problem: translate({id: 'site.console.value.json', message: 'The body isn’t valid JSON: {reason}'}, {reason}),
    }
  }
  if (!/^\s*[[{]/.test(example)) return {ok: true, value: text}
  const expectsList = isList(example)
  if (isList(text) !== expectsList || !/^\s*[[{]/.test(text))
    return {
      ok: false,
      problem: expectsList
        ? translate({id: 'site.console.value.list', message: 'The body must be a list in [ ].'})
        : translate({id: 'site.console.value.object', message: 'The body must be an object in { }.'}),
    }
  return {ok: true, value: text}
}

function checkForm(text: string): Checked<string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const wrong = lines.findIndex((line) => !/^[^=]+=/.test(line))
  if (wrong >= 0)
    return {
      ok: false,
      problem: translate(
        {id: 'site.console.value.line', message: 'Line {line} of the body isn’t in the form name=value.'},
        {line: wrong + 1},
      ),
    }
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
    return body.required
      ? {ok: false, problem: translate({id: 'site.console.value.body', message: 'This call requires a body.'})}
      : {ok: true, value: undefined}
  return isForm(body) ? checkForm(text) : checkJson(text, body.example)
}
