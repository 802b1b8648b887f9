// @ts-check
'use strict'
const {spawn} = require('node:child_process')
const {createHash} = require('node:crypto')
const {lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync} = require('node:fs')
const path = require('node:path')
const {requireDiskSpace} = require('./disk.cjs')
const {readLockFile} = require('./lockFile.cjs')
const {SetupError} = require('./report.cjs')
const {inTurn} = require('./turn.cjs')

/** What an installation with npm's cache takes, in MiB. Measured: 800 MiB of packages, 300 MiB of cache. */
const INSTALL_MIB = 1500
const AGAIN = 'run the same command again'
const NETWORK_ERRORS =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)$/

/**
 * Installs the packages of the lock file unless exactly they are installed.
 * The stamp is written last, so an interrupted installation is begun anew by the next run.
 * A link in the place of the folder leads to the packages of another folder, which npm would delete: they stay as they are.
 * @param {string} root
 */
async function installIfNeeded(root) {
  if (lstatSync(path.join(root, 'node_modules'), {throwIfNoEntry: false})?.isSymbolicLink()) return
  const stampFile = path.join(root, 'node_modules', '.installed')
  const stamp = installStamp(readLockFile(root), readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (readText(stampFile) === stamp) return
  await inTurn(root, async () => {
    // The one before may have done it.
    if (readText(stampFile) === stamp) return
    await install(root)
    mkdirSync(path.dirname(stampFile), {recursive: true})
    writeFileSync(stampFile, stamp)
  })
}

/** @param {string} root */
async function install(root) {
  requireDiskSpace(root, INSTALL_MIB, 'installing the packages')
  rmSync(path.join(root, 'node_modules', '.installed'), {force: true})
  console.log('Installing the packages of package-lock.json (the first time takes a few minutes) …')
  // Without a network npm tries each package in turn for minutes; told so, it takes what its cache has or says at once.
  const offline = (await isOffline(root)) ? ['--offline'] : ['--prefer-offline']
  const {code, interrupted, output} = await runNpm(root, ['ci', '--no-progress', ...offline])
  if (interrupted) throw new SetupError({what: 'The installation was interrupted.', fix: `To begin it anew, ${AGAIN}.`})
  if (code !== 0) throw new SetupError(explainNpmFailure(output))
}

/**
 * Changes when the lock file or the dependencies in package.json do, and when native packages would have to.
 * @param {string} lock @param {string} manifest
 */
function installStamp(lock, manifest) {
  const {dependencies, devDependencies, overrides} = JSON.parse(manifest)
  const wanted = JSON.stringify([dependencies, devDependencies, overrides])
  const hash = createHash('sha256').update(lock).update(wanted).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} root */
async function isOffline(root) {
  const {code, output} = await runNpm(root, ['ping', '--fetch-retries=0', '--fetch-timeout=10000'])
  return code !== 0 && NETWORK_ERRORS.test(npmErrorCode(output))
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{code: number | null, interrupted: boolean, output: string}>}
 */
function runNpm(root, args) {
  // npm tells its scripts where it is; "npm" on the PATH is for those who call node themselves.
  const npm = process.env.npm_execpath
  const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...args], {cwd: root, stdio: ['ignore', 'pipe', 'pipe']})
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (/** @type {string} */ text) => (output += text))
    }
    let asked = false
    const interrupt = () => {
      asked = true
      child.kill()
    }
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
    child.on('error', () =>
      reject(
        new SetupError({what: 'npm was not found.', fix: `Install Node with npm, put it on the PATH, and ${AGAIN}.`}),
      ),
    )
    child.on('close', (code, signal) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve({code, interrupted: asked || signal !== null, output})
    })
  })
}

/** @param {string} output */
function npmErrorCode(output) {
  return /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? ''
}

/**
 * Says in one message why npm ended with an error.
 * @param {string} output what npm printed
 * @returns {{what: string, allowed?: string, fix: string}}
 */
function explainNpmFailure(output) {
  const code = npmErrorCode(output)
  if (code === 'ENOSPC' || /no space left on device/i.test(output)) {
    return {
      what: 'The disk is full: npm could not write the packages.',
      fix: `Free about ${INSTALL_MIB} MiB and ${AGAIN}.`,
    }
  }
  if (NETWORK_ERRORS.test(code)) {
    return {
      what: `npm could not reach the package registry (${code}).`,
      fix: `The first installation needs the network, later runs do not. Connect, or set the proxy or mirror of your network with "npm config", and ${AGAIN}.`,
    }
  }
  if (code === 'EUSAGE' || /can only install packages when your package\.json and package-lock\.json/.test(output)) {
    return {
      what: 'package.json and package-lock.json do not belong together.',
      fix: `Restore both with "git checkout -- package.json package-lock.json"; to change a dependency, use "npm install --save-exact". Then ${AGAIN}.`,
    }
  }
  if (code === 'EINTEGRITY') {
    return {
      what: 'A downloaded package is not the one that package-lock.json names (checksum).',
      fix: `Run "npm cache verify" and ${AGAIN}; if it stays, do not use the registry or mirror it came from.`,
    }
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return {
      what: 'npm may not write here.',
      fix: `Give your user the rights on this folder and on npm's cache, and ${AGAIN}.`,
    }
  }
  if (code === 'EBADENGINE') {
    return {
      what: 'A package needs another Node than this one.',
      fix: `Use the version that .nvmrc names (nvm install) and ${AGAIN}.`,
    }
  }
  const said = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line) && !/A complete log|\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .join(' ')
  return {
    what: `npm could not install the packages${said ? `: ${said}` : ''}.`,
    fix: `Read the newest file in npm's log folder ("npm config get cache" names its parent), and ${AGAIN}.`,
  }
}

module.exports = {installIfNeeded, installStamp, explainNpmFailure}
