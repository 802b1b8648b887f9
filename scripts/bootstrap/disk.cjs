// @ts-check
'use strict'
const {statfsSync} = require('node:fs')
const {SetupError} = require('./report.cjs')

const MEBIBYTE = 1024 * 1024

/**
 * Throws when less room is left than a step needs.
 * @param {string} folder a folder on the disk in question
 * @param {number} needed in MiB
 * @param {string} purpose completes "… needs N MiB"
 * @param {(folder: string) => number} [freeBytes]
 */
function requireDiskSpace(folder, needed, purpose, freeBytes = availableBytes) {
  const free = Math.floor(freeBytes(folder) / MEBIBYTE)
  if (free >= needed) return
  throw new SetupError({
    what: `The disk is full: ${purpose} needs about ${needed} MiB in ${folder}, and ${free} MiB are free.`,
    fix: 'Free some room (build/, .docusaurus/ and node_modules/.cache/ can go), or clone to another disk, and run the same command again.',
  })
}

/** @param {string} folder @returns {number} */
function availableBytes(folder) {
  const {bavail, bsize} = statfsSync(folder)
  return bavail * bsize
}

module.exports = {requireDiskSpace}
