// @ts-check
'use strict'
const {mkdirSync, readFileSync, rmSync, writeFileSync} = require('node:fs')
const path = require('node:path')
const {setTimeout: sleep} = require('node:timers/promises')

const POLL_MS = 500

/**
 * Does work that no other process may do in this folder at the same time, after waiting for one that does.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @param {{file: string, name: string}} [turn] the file, below `.cache`, that holds who has the turn; what is done
 * @returns {Promise<T>}
 */
async function inTurn(root, work, turn = {file: 'install.pid', name: 'installation'}) {
  const file = path.join(root, '.cache', turn.file)
  mkdirSync(path.dirname(file), {recursive: true})
  let told = false
  while (!take(file)) {
    if (!told) console.log(`Another ${turn.name} is running here: waiting for its end …`)
    told = true
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, {force: true})
  }
}

/**
 * Takes the turn unless a living process has it.
 * @param {string} file
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'})
    return true
  } catch {
    if (!isAlive(Number(readText(file)))) rmSync(file, {force: true})
    return false
  }
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

module.exports = {inTurn}
