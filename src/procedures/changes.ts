import {has, isList, removedBy, valueAt, type differences} from './diff'
import type {Step} from './procedure'
import {isJsonObject, refKind} from './resolve'
import type {Change, Json, LogEntry} from './runTypes'
import {masked} from './state'

export const textOfPath = (path: readonly string[]): string => path.join('.')

/** A secret in a diff, by its name. */
export const shown = (value: Json): Json => {
  if (refKind(value) === 'secret') return '**********'
  if (isList(value)) return value.map(shown)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]))
}

/** A value at its path without secrets: the name of a member says whether it's one. */
export function maskedAt(path: readonly string[], value: Json): Json {
  const whole = masked(path.reduceRight<Json>((inner, name) => ({[name]: inner}), shown(value)))
  return valueAt(whole, path) ?? null
}

/** The differences as the reader sees them. */
export const changesOf = (all: ReturnType<typeof differences>): Change[] =>
  all.map(({path, before, after}) => ({
    path: textOfPath(path),
    ...(before === undefined ? {} : {before: maskedAt(path, before)}),
    ...(after === null ? {} : {after: maskedAt(path, after)}),
    removes: removedBy({before: before === undefined ? before : maskedAt(path, before), after: maskedAt(path, after)}),
  }))

/** The change that removes an object. */
export const whole = ({name}: Step, object: Json): Change => ({path: '', before: masked(object), removes: [name]})

/** Whether an object has the members that the log says. */
export const hasAll = (object: Json | undefined, members: LogEntry['after']): boolean =>
  members.every(({path, value}) => has(valueAt(object, path), value))
