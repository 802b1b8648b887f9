import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import * as z from 'zod'
import {MOST_CHARACTERS} from '../../deploy/mcp/markdown'
import {sampleNames} from '../../deploy/mcp/samples'
import {BUILD_DIR} from '../../scripts/lib/root'
import {connectBuild, resultsIn, url} from '../lib/builtMcp'
import {pathOf} from '../lib/ownAddress'

const pageList = z.array(z.object({path: z.string()}))
const textOf = connectBuild()

describe('the documentation MCP server', () => {
  it('reads every section that it names in a result', async () => {
    for (const query of ['first login', 'redirect URI', 'access token', 'organization', 'webhook']) {
      const text = await textOf('search', {query})
      let page = ''
      for (const line of text.split('\n')) {
        page = resultsIn(line)[0] ?? page
        const anchor = /^ {3}- .* \(#([^)\s]+)\): /.exec(line)?.[1]
        if (anchor === undefined) continue
        const section = await textOf('read_page', {page: `${page}#${anchor}`})
        expect(section, `${page}#${anchor}`).toMatch(/^#{2,6} /)
      }
    }
  })

  it('reads every page that has Markdown', async () => {
    const list = pageList.parse(JSON.parse(await readFile(path.join(BUILD_DIR, 'page-list.json'), 'utf8')))
    const pages = list
      .map((page) => pathOf(page.path))
      .filter((pathname) => existsSync(path.join(BUILD_DIR, pathname, 'index.md')))
    expect(pages).not.toEqual([])
    for (const pathname of pages) {
      const text = await textOf('read_page', {page: url + pathname})
      expect(text, pathname).toContain(`\nurl: ${url}${pathname}\n`)
      expect(text.length, pathname).toBeLessThan(MOST_CHARACTERS + 5000)
    }
  })

  it('reads every operation that it lists, with its part of the API description', async () => {
    const ids = [...(await textOf('list_operations')).matchAll(/^- `(\w+)`: /gm)].map(([, id = '']) => id)
    expect(ids).not.toEqual([])
    for (const operation of ids)
      expect(await textOf('get_operation', {operation})).toMatch(new RegExp(`operationId: "?${operation}"?\\b`))
  })

  it.each(sampleNames)('gives the files of the sample %s', async (name) => {
    const text = await textOf('get_sample', {name})
    expect(text).toMatch(/^## .*README\.md$/m)
    expect(text.length).toBeLessThan(MOST_CHARACTERS + 5000)
  })
})
