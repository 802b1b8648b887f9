import type {Json} from '../samples/request'

/** An object of JSON. */
export type JsonRecord = Readonly<Record<string, Json>>

/** Whether a value is an object. */
export const isJsonRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value can be written as JSON. */
export function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
