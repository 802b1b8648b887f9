// @ts-check
'use strict'
const {readFileSync} = require('node:fs')
const path = require('node:path')
const {SetupError} = require('./report.cjs')

const RESTORE = 'Restore it with "git checkout -- package-lock.json" and run the same command again.'

/**
 * Reads the lock file. Throws when it is missing, cut off or not a lock file.
 * @param {string} root
 * @returns {string} its text
 */
function readLockFile(root) {
  const file = path.join(root, 'package-lock.json')
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new SetupError({what: 'package-lock.json is missing.', fix: RESTORE})
  }
  let lock
  try {
    lock = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new SetupError({
      what: `package-lock.json is only half there: it is not valid JSON (${reason}).`,
      fix: RESTORE,
    })
  }
  if (lock === null || typeof lock !== 'object' || typeof lock.packages !== 'object') {
    throw new SetupError({what: 'package-lock.json lists no packages.', fix: RESTORE})
  }
  return text
}

module.exports = {readLockFile}
