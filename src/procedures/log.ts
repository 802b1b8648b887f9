import {isObject} from '../lib/isObject'
import type {Json, Log, LogEntry, Values} from './runTypes'
import {toJson} from './state'

const isTexts = (value: unknown): value is Values =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string')

/** Reads a log that was stored. Undefined if it isn't one, for example because an earlier release of the site wrote it. */
export function readLog(text: string | null): Log | undefined {
  const value = parsed(text)
  if (!isObject(value) || value.version !== 1 || !Array.isArray(value.entries)) return undefined
  const {procedure, server, realm, values} = value
  if (typeof procedure !== 'string' || typeof server !== 'string' || typeof realm !== 'string') return undefined
  const all: readonly unknown[] = value.entries
  const entries = all.flatMap((entry) => readEntry(entry) ?? [])
  if (!isTexts(values) || entries.length !== all.length) return undefined
  return {version: 1, procedure, server, realm, values, entries}
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const ACTIONS = ['create', 'update', 'remove'] as const
const STATES = ['started', 'done', 'undone'] as const

function readEntry(value: unknown): LogEntry | undefined {
  if (!isObject(value)) return undefined
  const {step, refs, found, final, mark} = value
  const action = ACTIONS.find((one) => one === value.action)
  const state = STATES.find((one) => one === value.state)
  const [before, after] = [readMembers(value.before), readMembers(value.after)]
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0 || !action || !state) return undefined
  if (!isTexts(refs) || !isTexts(found) || !before || !after) return undefined
  return {
    ...{step, action, state, refs, found, before, after},
    ...(typeof final === 'string' ? {final} : {}),
    ...(typeof mark === 'string' ? {mark} : {}),
  }
}

function readMembers(value: unknown): LogEntry['before'] | undefined {
  if (!Array.isArray(value)) return undefined
  const all: readonly unknown[] = value
  const members = all.flatMap((each): LogEntry['before'] => {
    const path: unknown = isObject(each) ? each.path : undefined
    const json: Json | undefined = isObject(each) ? toJson(each.value) : undefined
    return isPath(path) && json !== undefined ? [{path, value: json}] : []
  })
  return members.length === all.length ? members : undefined
}

const isPath = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')
