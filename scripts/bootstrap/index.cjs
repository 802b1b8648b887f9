// @ts-check
'use strict'
// Runs before any package is installed: only modules of Node itself may be required here.
const {spawn} = require('node:child_process')
const path = require('node:path')
const {installIfNeeded} = require('./install.cjs')
const {SetupError} = require('./report.cjs')

const ROOT = path.resolve(__dirname, '../..')

/**
 * Installs what is missing and runs one of `scripts/commands/`.
 * @param {string[]} argv command and its arguments
 */
async function main(argv) {
  try {
    await installIfNeeded(ROOT)
    process.exitCode = await runCommand(argv)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

/**
 * @param {string[]} argv
 * @returns {Promise<number>} exit code
 */
function runCommand(argv) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', ...argv], {cwd: ROOT, stdio: 'inherit'})
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      // The terminal sends Ctrl+C to the child as well; a SIGTERM is passed on.
      process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
    }
    child.on('close', (code, signal) => {
      if (signal)
        console.error(`\nInterrupted (${signal}).\n  Fix: Run the same command again; nothing half made is used.\n`)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

module.exports = {main}
