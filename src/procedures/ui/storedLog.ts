import {storage} from '../../consent/storage.client'
import {PROCEDURE_KEY} from '../../consent/storedKeys'
import {readLog} from '../log'
import type {Log} from '../runTypes'

/** The log of an earlier visit; undefined if there is none, or if it can't be read. */
export function readStoredLog(procedure: string): Log | undefined {
  const log = readLog(storage.get(`${PROCEDURE_KEY}${procedure}`))
  return log?.procedure === procedure ? log : undefined
}

/** Keeps the log for a reload. A log without entries says nothing. */
export function storeLog(log: Log): void {
  storage.set(`${PROCEDURE_KEY}${log.procedure}`, log.entries.length === 0 ? null : JSON.stringify(log))
}

/** Removes the log. */
export function forgetLog(procedure: string): void {
  storage.set(`${PROCEDURE_KEY}${procedure}`, null)
}
