import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {requireDiskSpace} from './disk.cjs'
import {explainNpmFailure, installStamp} from './install.cjs'
import {readLockFile} from './lockFile.cjs'

function folderWith(lock: string | undefined): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-test-'))
  if (lock !== undefined) writeFileSync(path.join(folder, 'package-lock.json'), lock)
  return folder
}

describe('the lock file', () => {
  it('is read when it is whole', () => {
    expect(readLockFile(folderWith('{"packages": {}}'))).toBe('{"packages": {}}')
  })

  it.each([
    ['missing', undefined, /is missing/],
    ['cut off', '{"packages": {"a": {', /only half there/],
    ['of another kind', '{"name": "x"}', /lists no packages/],
  ])('is refused when it is %s, with how to restore it', (_, text, message) => {
    const read = () => readLockFile(folderWith(text))
    expect(read).toThrow(message)
    expect(read).toThrow(/Fix: Restore it with "git checkout -- package-lock\.json"/)
  })
})

describe('the room on the disk', () => {
  it('is enough when it is enough', () => {
    expect(() => requireDiskSpace('/', 10, 'a step', () => 11 * 1024 * 1024)).not.toThrow()
  })

  it('is told when it is not: what needs how much, where, and what is free', () => {
    expect(() => requireDiskSpace('/x', 10, 'a step', () => 5 * 1024 * 1024)).toThrow(
      /The disk is full: a step needs about 10 MiB in \/x, and 5 MiB are free\.\n {2}Fix: Free some room/,
    )
  })
})

describe('a failed installation', () => {
  it.each([
    [
      'npm error code ENOTFOUND\nnpm error network request to x failed',
      /could not reach the package registry \(ENOTFOUND\)/,
    ],
    ['npm error code EAI_AGAIN', /could not reach the package registry/],
    ['npm error code ECONNREFUSED', /could not reach the package registry/],
    ['npm error code ENOSPC\nnpm error syscall write', /The disk is full/],
    ['npm error code EUSAGE\nnpm error `npm ci` can only install', /do not belong together/],
    ['npm error code EINTEGRITY', /checksum/],
    ['npm error code EACCES', /may not write here/],
    ['npm error code EBADENGINE', /needs another Node/],
    ['npm error code E500\nnpm error 500 Internal Server Error', /code E500 500 Internal Server Error/],
  ])('is told by its cause: %s', (output, message) => {
    const {what, fix} = explainNpmFailure(output)
    expect(what).toMatch(message)
    expect(fix).toMatch(/run the same command again/)
  })
})

it('installs anew when the lock file or a dependency changes, and only then', () => {
  const manifest = '{"dependencies": {"a": "1.0.0"}}'
  expect(installStamp('lock', manifest)).toBe(installStamp('lock', '{"name": "x", "dependencies": {"a": "1.0.0"}}'))
  expect(installStamp('lock', manifest)).not.toBe(installStamp('other', manifest))
  expect(installStamp('lock', manifest)).not.toBe(installStamp('lock', '{"dependencies": {"a": "1.0.1"}}'))
})
