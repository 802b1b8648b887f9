import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {changedPages} from './changedPages'

const root = mkdtempSync(path.join(tmpdir(), 'changed-pages-'))
afterAll(() => rmSync(root, {recursive: true}))

const write = (file: string, title: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
  writeFileSync(path.join(root, file), `---\ntitle: ${title}\n---\n\nText.\n`)
}

function commit(date: string): void {
  const env = {...process.env, GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z`}
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: root, env})
  git('add', '.')
  git('commit', '--quiet', '-m', date)
}

beforeAll(() => {
  execFileSync('git', ['init', '--quiet'], {cwd: root})
  write('docs/sso/index.mdx', 'SSO')
  write('docs/sso/old.mdx', 'Old')
  commit('2026-09-30')
  write('docs/sso/setup.mdx', 'Setup')
  write('docs/sso/_part.mdx', 'Part')
  write('blog/2026-10-02-post.mdx', 'Post')
  write('docs/sso/index.mdx', 'Single sign-on')
  commit('2026-10-31')
  write('docs/later.mdx', 'Later')
  commit('2026-11-01')
})

it('lists pages that were added or changed in a period, with their addresses', async () => {
  expect(await changedPages(root, '2026-10-01', '2026-10-31')).toEqual([
    {title: 'Single sign-on', path: '/docs/sso/', section: 'docs/sso', isNew: false},
    {title: 'Setup', path: '/docs/sso/setup/', section: 'docs/sso', isNew: true},
  ])
})

it('takes pages of the first commit for changed', async () => {
  const pages = await changedPages(root, '2026-09-01', '2026-09-30')
  expect(pages.map(({path: address, isNew}) => [address, isNew])).toEqual([
    ['/docs/sso/', false],
    ['/docs/sso/old/', false],
  ])
})
