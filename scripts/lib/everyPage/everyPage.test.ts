import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {changedFiles} from './changedFiles'
import {pagesWrittenIn, samplesOf} from './choosePages'
import {readPage} from './readPage'

/** A built page. @param text what its writer wrote. */
const page = (text: string, {id = 'a', source = ''} = {}): string =>
  `<!doctype html><html class="docs-wrapper docs-doc-id-${id}"><body><nav class=bar>Home</nav>
  <main><div class=markdown>${text}</div>${source && `<a href="https://code.example/edit/main/${source}">Edit</a>`}</main></body></html>`

const build = (pages: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pages).map(([pathname, html]) => [pathname, readPage(html)]))

describe('what a built page is made of', () => {
  it('is its template without the name of the page, and the classes, elements and data attributes in it', () => {
    const {template, parts, source} = readPage(page('<likely-pages class="list wide" data-open></likely-pages>'))
    expect(template).toBe('docs-wrapper')
    expect([...parts].sort()).toEqual(['<likely-pages>', 'bar', 'data-open', 'list', 'markdown', 'wide'])
    expect(source).toBeUndefined()
  })
})

describe('the sample', () => {
  it('has a page of every template and one for every component that no other of its pages shows', () => {
    const pages = build({
      '/plain/': page('Text'),
      '/table/': page('<table class=table></table><b class=badge></b>'),
      '/tabs/': page('<div class=tabs></div>'),
      '/badge/': page('<b class=badge></b>'),
      '/blog/': '<html class=blog-wrapper><main><p class=markdown>Post</p></main></html>',
    })
    expect(samplesOf(pages)).toEqual(['/blog/', '/table/', '/tabs/'])
  })

  it('takes the shorter page, of those that show the same', () => {
    const pages = build({'/a/': page('<p>More</p>'), '/b/': page('<p>T</p>'), '/c/': page('<p>T</p>')})
    expect(samplesOf(pages)).toEqual(['/b/'])
  })
})

it('finds the pages that are written in a file by their edit link, posts and marketing pages by their place', () => {
  const pages = build({
    '/docs/a/': page('A', {source: 'docs/a/index.mdx'}),
    '/docs/b/': page('B', {source: 'docs/b.mdx'}),
    '/blog/passkeys/': page('Post'),
    '/blog/pkce/': page('Post'),
    '/pricing/': page('Prices'),
    '/pricing/hosting/': page('Prices'),
    '/': page('Home'),
  })
  const files = (...names: string[]) => pagesWrittenIn(names, pages)
  expect(files('docs/b.mdx', 'README.md')).toEqual(['/docs/b/'])
  expect(files('blog/2026-06-09-pkce.mdx', 'blog/2026-06-10-passkeys/index.mdx')).toEqual([
    '/blog/passkeys/',
    '/blog/pkce/',
  ])
  expect(files('src/pages/pricing/_content.ts')).toEqual(['/pricing/'])
  expect(files('src/pages/_content.ts')).toEqual(['/'])
  expect(files('src/css/base.css')).toEqual([])
})

describe('the files that a branch changes', () => {
  let root = ''
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: root})
  const commit = (name: string) => {
    writeFileSync(path.join(root, name), 'text')
    git('add', name)
    git('commit', '-qm', name)
  }

  beforeEach(() => {
    vi.stubEnv('GITHUB_BASE_REF', '')
    root = mkdtempSync(path.join(tmpdir(), 'changed-files-'))
    git('init', '-q', '-b', 'main')
    commit('old.mdx')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, {recursive: true, force: true})
  })

  it('are those since it left the main branch, committed or not', () => {
    git('switch', '-qc', 'topic')
    commit('committed.mdx')
    git('switch', '-q', 'main')
    commit('on-main.mdx')
    git('switch', '-q', 'topic')
    writeFileSync(path.join(root, 'new.mdx'), 'text')
    writeFileSync(path.join(root, 'old.mdx'), 'other text')
    expect(changedFiles(root)).toEqual(['committed.mdx', 'old.mdx', 'new.mdx'])
  })

  it('are those of the pull request where CI names its target', () => {
    commit('second.mdx')
    git('update-ref', 'refs/remotes/origin/release', 'HEAD~1')
    vi.stubEnv('GITHUB_BASE_REF', 'release')
    expect(changedFiles(root)).toEqual(['second.mdx'])
  })

  it('are none on the main branch as it is, and none where there is no repository', () => {
    expect(changedFiles(root)).toEqual([])
    rmSync(path.join(root, '.git'), {recursive: true})
    expect(changedFiles(root)).toEqual([])
  })
})
