import {ERROR_FILE, type ErrorFile} from '../../lib/errorFile'
import {isObject} from '../../lib/isObject'
import {InputError} from '../run'
import {prepare, type Lookup} from './prepare'

// The file is of this build, which has checked its entries.
const isErrorFile = (value: unknown): value is ErrorFile =>
  isObject(value) && value.format === 1 && Array.isArray(value.entries)

let loaded: Promise<Lookup> | undefined
let hasFailed = false

async function load(): Promise<Lookup> {
  const response = await fetch(`${ON_DEMAND_SETTINGS.baseUrl}${ERROR_FILE}`, {cache: hasFailed ? 'reload' : 'default'})
  const file: unknown = response.ok ? await response.json() : undefined
  if (isErrorFile(file)) return prepare(file.entries)
  throw new Error(`${ERROR_FILE} answered with status ${response.status}`)
}

/** The listed messages. They are loaded once. @throws InputError if they don't come. */
export async function lookup(): Promise<Lookup> {
  loaded ??= load()
  try {
    return await loaded
  } catch {
    loaded = undefined
    hasFailed = true
    throw new InputError('The list of messages could not be loaded. Check your connection, and press the button again.')
  }
}
