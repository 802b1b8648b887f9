import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {afterAll, describe, expect, it} from 'vitest'
import type {Verification} from '../../data/verified'
import {hashOfProof} from '../proof/hashOfProof'
import {pageMeta} from './pageMeta'

async function render(value: string, frontMatter?: Record<string, unknown>): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(pageMeta).use(remarkStringify)
  return String(await processor.process({value, data: {frontMatter}}))
}

describe('pageMeta', () => {
  it('opens a page with its kind and with the minutes that reading takes', async () => {
    const page = await render(`${'word '.repeat(150)}\n\n\`\`\`\n${'code '.repeat(60)}\n\`\`\`\n`, {
      page_type: 'how-to',
    })
    expect(page).toMatch(/^<PageMeta type="how-to" minutes="2" markdown="index\.md" \/>\n\nword word/)
  })

  it('counts what is to be read, not what draws it', async () => {
    const page = await render(`export const text = '${'word '.repeat(900)}'\n\nOne word.\n`, {page_type: 'reference'})
    expect(page).toContain('minutes="1"')
  })

  it('says what is looked up in place of the minutes', async () => {
    const page = await render('Text.', {page_type: 'reference', page_note: 'Operation ID getMe'})
    expect(page).toContain('<PageMeta type="reference" note="Operation ID getMe" markdown="index.md" />')
  })

  it('names no Markdown for a page that is not listed, and so has none', async () => {
    expect(await render('Text.', {page_type: 'reference', unlisted: true})).not.toContain('markdown')
  })

  it('leaves a document alone that has no kind', async () => {
    expect(await render('Text.', {title: 'A post'})).toBe('Text.\n')
    expect(await render('Text.')).toBe('Text.\n')
  })
})

describe('the record of a check', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'page-meta-'))
  afterAll(() => rmSync(root, {recursive: true}))

  async function opening(source: string, proven: Partial<Verification>): Promise<string> {
    const file = path.join(root, 'page.mdx')
    writeFileSync(file, source)
    const known = {
      versions: ['Keycloak 1.2.3', 'orgs 0.9'],
      date: '2026-11-21',
      proof: hashOfProof(source),
      ...proven,
    }
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(pageMeta, {root, verified: {'page.mdx': known}})
      .use(remarkStringify)
    const page = {path: file, value: source, data: {frontMatter: {page_type: 'how-to'}}}
    return String(await processor.process(page)).split('\n')[0] ?? ''
  }

  const command = '```bash\ntrue\n```\n'

  it('stands in the line of a page whose proof is as it was checked, whatever its prose says', async () => {
    expect(await opening(`Text.\n\n${command}`, {})).toContain('versions="Keycloak 1.2.3, orgs 0.9" date="2026-11-21"')
    expect(await opening(`Other text.\r\n\r\n${command}`, {proof: hashOfProof(command)})).toContain('date=')
  })

  it('is gone from a page whose proof has changed since', async () => {
    const line = await opening(command.replace('true', 'false'), {proof: hashOfProof(command)})
    expect(line).toMatch(/^<PageMeta type="how-to"/)
    expect(line).not.toMatch(/versions|date/)
  })
})
