import type {UserContext} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'

/** What a value is, or what it refers to. */
export function resolved(value: unknown, {resolve}: Pick<UserContext, 'resolve'>): unknown {
  return isObject(value) ? resolve(value).node : value
}

/** Media types of bodies that samples can send. */
export const REQUEST_TYPES =
  'application/json, application/*+json, application/x-www-form-urlencoded, multipart/form-data'

/** Media types of answers that a page and its samples can print. */
export const RESPONSE_TYPES = 'application/json, application/*+json, application/xml, application/*+xml, text/*'

/** The media type without parameters, such as `charset`. */
const essence = (type: string): string => type.replace(/;.*/, '').trim().toLowerCase()

/** Whether a body is JSON, whatever it is called: `application/scim+json`. */
export function isJsonType(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(essence(type))
}

/** Whether a sample can send a body of this type. */
export function isRequestType(type: string): boolean {
  return isJsonType(type) || /^(application\/x-www-form-urlencoded|multipart\/form-data)$/.test(essence(type))
}

/** Whether a body is a form that can have files. */
export function isFileForm(type: string): boolean {
  return essence(type) === 'multipart/form-data'
}

/** Whether an answer of this type can be printed. */
export function isTextType(type: string): boolean {
  return isJsonType(type) || /^(text\/[\w.+-]+|application\/(?:[\w.-]+\+)?xml)$/.test(essence(type))
}

/** Whether something that may have examples has one, in either form. */
export function hasExample(media: unknown): boolean {
  if (!isObject(media)) return false
  return media.example !== undefined || (isObject(media.examples) && Object.keys(media.examples).length > 0)
}

/** The style that a parameter has by default, which is the one that the samples write. */
export function usualStyle(place: unknown): string {
  return place === 'query' || place === 'cookie' ? 'form' : 'simple'
}

/** Whether a security scheme is a token in the header `Authorization`, as samples and console send it. */
export function isBearer(scheme: unknown): boolean {
  if (!isObject(scheme)) return false
  if (scheme.type === 'http') return String(scheme.scheme).toLowerCase() === 'bearer'
  return scheme.type === 'oauth2' || scheme.type === 'openIdConnect'
}
