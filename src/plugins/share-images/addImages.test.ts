import {cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {load} from 'cheerio'
import {beforeAll, describe, expect, it} from 'vitest'
import {addImages, sectionOf, type Site} from './addImages'
import {drawings} from './drawings'
import {loadLook, type LoadedLook} from './look'
import {validateOptions, type ShareImagesOptions} from './options'
import {drawFrame, drawTitle, SIZE, TITLE_ROWS} from './template'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const mono = {source: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2'}
const semibold = {source: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-SemiBold.woff2'}

const options: ShareImagesOptions = {
  brandName: 'Northgate & Co',
  logo: 'logo.svg',
  tokens: 'tokens.css',
  fonts: {sans: mono, title: semibold, mono},
  sections: [
    {path: '/', drawing: 'flow'},
    {path: '/docs/', label: 'Docs', drawing: 'claims'},
  ],
}

/** A built site of some pages. */
async function site(pages: Readonly<Record<string, string>>): Promise<Site> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'share-images-'))
  await symlink(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'), 'dir')
  await cp(path.join(ROOT, 'static/img/logo.svg'), path.join(siteDir, 'logo.svg'))
  await cp(path.join(ROOT, 'src/css/tokens.css'), path.join(siteDir, 'tokens.css'))
  const outDir = path.join(siteDir, 'build')
  for (const [file, head] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true})
    await writeFile(path.join(outDir, file), `<html><head>${head}</head><body></body></html>`)
  }
  return {siteDir, outDir, url: 'https://northgate.example', baseUrl: '/', titleSuffix: ' | Northgate'}
}

async function imageOf({outDir}: Site, file: string): Promise<string> {
  const $ = load(await readFile(path.join(outDir, file), 'utf8'))
  return $('meta[property="og:image"]').attr('content') ?? ''
}

describe('a build', () => {
  const pages = {
    'index.html': '<title>Home | Northgate</title>',
    'docs/a/index.html': '<title>Realms &amp; &lt;clients&gt; | Northgate</title>',
    'docs/b/index.html': '<title>Users | Northgate</title>',
    'blog/own/index.html': '<title>Own | Northgate</title><meta property="og:image" content="https://a.example/b.png">',
  }

  it('has a picture of the right size for each page that names none', async () => {
    const built = await site(pages)
    expect(await addImages(options, built)).toEqual({pages: 3, drawn: 3})
    const urls = await Promise.all(Object.keys(pages).map((file) => imageOf(built, file)))
    expect(new Set(urls).size).toBe(4)
    expect(urls[3]).toBe('https://a.example/b.png')
    const drawn = new Set<string>()
    for (const url of urls.slice(0, 3)) {
      expect(url).toMatch(/^https:\/\/northgate\.example\/img\/share\/[0-9a-f]{16}\.png$/)
      const png = await readFile(path.join(built.outDir, new URL(url).pathname))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIZE.width, SIZE.height])
      drawn.add(png.toString('base64'))
    }
    expect(drawn.size, 'two of them differ in their titles only').toBe(3)
  })

  it('draws a picture anew only when what it shows has changed', async () => {
    const first = await site(pages)
    await addImages(options, first)
    const changed = {
      ...(await site({...pages, 'docs/b/index.html': '<title>Groups | Northgate</title>'})),
      siteDir: first.siteDir,
    }
    expect(await addImages(options, changed)).toEqual({pages: 3, drawn: 1})
    expect(await imageOf(changed, 'docs/a/index.html')).toBe(await imageOf(first, 'docs/a/index.html'))
    expect(await imageOf(changed, 'docs/b/index.html')).not.toBe(await imageOf(first, 'docs/b/index.html'))
    expect(await readdir(path.join(changed.outDir, 'img/share'))).toHaveLength(3)
  })

  it('stops at a title that no font can write, and names page and characters', async () => {
    const built = await site({'docs/a/index.html': '<title>ログイン OK | Northgate</title>'})
    await expect(addImages(options, built)).rejects.toThrow(
      /^docs\/a\/index\.html {2}The picture .*"ログイン OK": its fonts lack ロ グ イ ン\.\n {2}Allowed: .*\n {2}Fix: Install/,
    )
  })

  it('names a font and a file that are not there', async () => {
    const built = await site(pages)
    await expect(addImages({...options, logo: 'mark.svg'}, built)).rejects.toThrow(/^mark\.svg {2}/)
    const fonts = {...options.fonts, sans: {source: '@ibm/plex-mono/none.woff2'}}
    await expect(addImages({...options, fonts}, built)).rejects.toThrow('"@ibm/plex-mono/none.woff2" in node_modules')
  })
})

describe('a picture', () => {
  let look: LoadedLook

  beforeAll(async () => {
    const {siteDir} = await site({})
    look = await loadLook(options, siteDir, path.join(siteDir, '.cache'))
  })

  it.each([
    'Style',
    'Проверка подписи',
    'Ελληνικά: η ταυτότητα',
    'A & B <script> "C"',
    'W'.repeat(400),
    'word '.repeat(99),
  ])('has a title of three lines at most, within its margins: %s', (title) => {
    const $ = load(drawTitle(title, look), {xml: true})
    const lines = $(`text[font-size]`)
      .toArray()
      .filter(({attribs}) => Number(attribs['font-size']) > 50)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) {
      const size = Number(line.attribs['font-size'])
      const text = $(line).text()
      const width = look.fonts.title.width(text, size) + text.length * Number(line.attribs['letter-spacing'])
      expect(Number(line.attribs.x) + width).toBeLessThanOrEqual(SIZE.width - 70)
      expect(Number(line.attribs.y) + size * 0.25).toBeLessThan(TITLE_ROWS.to)
      expect(Number(line.attribs.y) - size * 0.9).toBeGreaterThanOrEqual(TITLE_ROWS.from)
    }
  })

  it('says name, section and title as they are, escaped once', () => {
    const frame = load(drawFrame({label: 'Docs & more', drawing: 'call'}, look), {xml: true})
    expect(frame.text()).toContain('Northgate & Co')
    expect(frame.text()).toContain('Docs & more')
    expect(load(drawTitle('A & <B>', look), {xml: true}).text()).toBe('A & <B>')
  })

  it.each(Object.keys(drawings))('has figures within their band: %s', (name) => {
    const drawing = Object.entries(drawings).find(([key]) => key === name)?.[1]
    const $ = load(
      drawing?.draw({colors: look.colors, sans: {}, mono: {}, monoWidth: look.fonts.mono.width('0', 1)}) ?? '',
      {xml: true},
    )
    const right = $('rect')
      .toArray()
      .map(({attribs}) => Number(attribs.x) + Number(attribs.width))
    expect(Math.max(0, ...right)).toBeLessThanOrEqual(1056)
    for (const {attribs} of $('text')
      .toArray()
      .filter(({attribs}) => attribs['text-anchor'] === undefined)) {
      const text = $(`text[y="${attribs.y ?? ''}"][x="${attribs.x ?? ''}"]`).text()
      expect(Number(attribs.x) + look.fonts.mono.width(text, Number(attribs['font-size']))).toBeLessThanOrEqual(1057)
    }
  })
})

describe('the options', () => {
  it('give a page to the section with the longest path', () => {
    const sections = [...options.sections, {path: '/docs/api/', label: 'API', drawing: 'call'} as const]
    expect(sectionOf('docs/api/a/index.html', sections).label).toBe('API')
    expect(sectionOf('docs/index.html', sections).label).toBe('Docs')
    expect(sectionOf('404.html', sections).label).toBeUndefined()
  })

  it('are named when they are wrong', () => {
    expect(validateOptions(options)).toBe(options)
    expect(() => validateOptions({...options, sections: [{path: '/docs', drawing: 'flow'}]})).toThrow(
      /"sections\.0\.path"[^]*slashes at both ends[^]*"sections"[^]*one has the path \//,
    )
    expect(() => validateOptions({...options, logo: 'logo.png'})).toThrow('"logo"')
  })
})
