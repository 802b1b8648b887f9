import {cp, mkdtemp, readFile, symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {load} from 'cheerio'
import sharp from 'sharp'
import {beforeAll, describe, expect, it} from 'vitest'
import {cacheIn} from '../../lib/cache.build'
import {drawings} from './drawings'
import {sectionOf, shareImages} from '.'
import {loadLook, type LoadedLook} from './look'
import type {ShareImagesOptions} from './options'
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

/** A site's root with what pictures are made of. */
async function root(): Promise<string> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'share-images-'))
  await symlink(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'), 'dir')
  await cp(path.join(ROOT, 'static/img/logo.svg'), path.join(siteDir, 'logo.svg'))
  await cp(path.join(ROOT, 'src/css/tokens.css'), path.join(siteDir, 'tokens.css'))
  return siteDir
}

describe('a build', () => {
  it('has a picture of the right size for each page, which differs with its title', async () => {
    const siteDir = await root()
    const imageFor = await shareImages(options, siteDir, siteDir, cacheIn(siteDir))
    const titles = ['Realms & <clients>', 'Users']
    const pictures = new Set<string>()
    for (const title of titles) {
      const image = await imageFor('docs/a/index.html', title)
      expect(image.path).toMatch(/^img\/share\/[0-9a-f]{16}\.png$/)
      expect(image.alt).toBe(`${title} (Northgate & Co, Docs). Drawn below: ${drawings.claims.alt}.`)
      const png = await readFile(path.join(siteDir, image.path))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIZE.width, SIZE.height])
      pictures.add(png.toString('base64'))
    }
    expect(pictures.size).toBe(titles.length)
  })

  it('draws with the fonts that it is given and none of the machine: the title is ink', async () => {
    const siteDir = await root()
    const imageFor = await shareImages(options, siteDir, siteDir, cacheIn(siteDir))
    const {path: file} = await imageFor('index.html', 'Ink')
    const {data, info} = await sharp(path.join(siteDir, file)).raw().toBuffer({resolveWithObject: true})
    let dark = 0
    for (let y = TITLE_ROWS.from; y < TITLE_ROWS.to; y += 1)
      for (let x = 0; x < info.width; x += 1) if ((data[(y * info.width + x) * info.channels] ?? 255) < 90) dark += 1
    expect(dark).toBeGreaterThan(1000)
  })

  it('draws a picture anew only when what it shows has changed', async () => {
    const siteDir = await root()
    const made: unknown[] = []
    const cache = cacheIn(siteDir)
    const imageFor = await shareImages(options, siteDir, siteDir, (kind, key, make) =>
      cache(kind, key, () => {
        made.push(key)
        return make()
      }),
    )
    for (const title of ['Users', 'Users', 'Groups']) await imageFor('docs/b/index.html', title)
    expect(made).toHaveLength(2)
  })

  it('stops at a title that no font can write, and names page and characters', async () => {
    const siteDir = await root()
    const imageFor = await shareImages(options, siteDir, siteDir, cacheIn(siteDir))
    await expect(imageFor('docs/a/index.html', 'ログイン OK')).rejects.toThrow(
      /^docs\/a\/index\.html {2}The picture .*"ログイン OK", because its fonts don't have ロ グ イ ン\.\n {2}Allowed: .*\n {2}Fix: Install/,
    )
  })

  it('names a font and a file that are not there', async () => {
    const siteDir = await root()
    const start = (wrong: ShareImagesOptions) => shareImages(wrong, siteDir, siteDir, cacheIn(siteDir))
    await expect(start({...options, logo: 'mark.svg'})).rejects.toThrow(/^src\/config\/shareImages\.ts .*"mark\.svg"/)
    const fonts = {...options.fonts, sans: {source: '@ibm/plex-mono/none.woff2'}}
    await expect(start({...options, fonts})).rejects.toThrow('"node_modules/@ibm/plex-mono/none.woff2"')
  })
})

describe('a picture', () => {
  let look: LoadedLook

  beforeAll(async () => {
    look = await loadLook(options, await root())
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
    const lines = $(`text[font-size]`).toArray()
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
    for (const text of ['Northgate & Co', 'Docs & more']) expect(frame.text()).toContain(text)
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
})
