import {isObject} from '../lib/isObject'
import {FRAMED} from './apiPage'

/** What the island that reads a realm for the realm check is given. */
export type RealmReadingTask = {[FRAMED]: 'reading'}

export const realmReadingTask: RealmReadingTask = {[FRAMED]: 'reading'}

/** Anchor of the island. */
export const REALM_READING_ANCHOR = 'read-your-realm'

/** Whether an island was asked to read a realm. */
export const isRealmReadingTask = (props: unknown): props is RealmReadingTask =>
  isObject(props) && props[FRAMED] === 'reading'
