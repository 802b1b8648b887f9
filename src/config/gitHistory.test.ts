import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {historyWarnings, readGitHistory} from './gitHistory'

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')))
const repository = path.join(root, 'mono')
const site = path.join(repository, 'apps/website')

function git(cwd: string, ...args: string[]): void {
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...own, ...args], {cwd, stdio: 'pipe'})
}

beforeAll(() => {
  mkdirSync(path.join(site, 'docs'), {recursive: true})
  git(repository, 'init', '--quiet')
  for (const name of ['package.json', 'docs/a.mdx']) {
    writeFileSync(path.join(site, name), '')
    git(repository, 'add', '.')
    git(repository, 'commit', '--quiet', '--message', name)
  }
})
afterAll(() => rmSync(root, {recursive: true}))

describe('the history of a site', () => {
  it('is known in a folder of a larger repository', () => {
    expect(readGitHistory(site)).toEqual({depth: 'whole', folder: 'apps/website'})
  })

  it('is not known in a shallow clone', () => {
    const clone = path.join(root, 'shallow')
    git(root, 'clone', '--quiet', '--depth', '1', `file://${repository}`, clone)
    expect(readGitHistory(path.join(clone, 'apps/website')).depth).toBe('shallow')
  })

  it('is none outside of a repository, and in one that does not know the site', () => {
    const copy = path.join(repository, 'vendor')
    mkdirSync(copy)
    writeFileSync(path.join(copy, 'package.json'), '')
    expect(readGitHistory(copy).depth).toBe('none')
    expect(readGitHistory(root).depth).toBe('none')
  })
})

describe('an operator is told', () => {
  it('nothing of a whole history', () => {
    expect(historyWarnings({depth: 'whole', folder: 'a'}, 'a')).toEqual([])
    expect(historyWarnings({depth: 'none', folder: ''}, 'a')).toEqual([])
  })

  it('that dates are left out of a shallow clone, and how to get them', () => {
    expect(historyWarnings({depth: 'shallow', folder: ''})).toEqual([
      expect.stringMatching(/shallow[^]*no dates[^]*fetch-depth: 0/),
    ])
  })

  it('which folder the brand has to name', () => {
    expect(historyWarnings({depth: 'whole', folder: 'apps/website'})).toEqual([
      expect.stringContaining("Write source: {folder: 'apps/website'}."),
    ])
  })
})
