// @ts-check
'use strict'

/** An end that the reader can do something about: printed without a stack trace. */
class SetupError extends Error {
  /** @param {{what: string, allowed?: string, fix: string}} problem */
  constructor({what, allowed, fix}) {
    super([what, ...(allowed ? [`  Allowed: ${allowed}`] : []), `  Fix: ${fix}`].join('\n'))
    this.name = 'SetupError'
  }
}

module.exports = {SetupError}
