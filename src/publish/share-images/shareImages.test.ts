import {cp, mkdtemp, readFile, symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {load} from 'cheerio'
import sharp from 'sharp'
import {beforeAll, describe, expect, it} from 'vitest'
import {measurements} from '../../data/measurements'
import {cacheIn} from '../../lib/cache.build'
import {sectionOf, shareImages} from '.'
import {loadLook, type LoadedLook} from './look'
import type {ShareImagesOptions} from './options'
import {BAND, evidenceOf} from './evidence'
import {drawFrame, drawTitle, SIZE, titleRows} from './template'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const mono = {source: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2'}
const semibold = {source: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-SemiBold.woff2'}

const options: ShareImagesOptions = {
  brandName: 'Northgate & Co',
  logo: 'logo.svg',
  tokens: 'tokens.css',
  fonts: {sans: mono, title: semibold, mono},
  sections: [{path: '/'}, {path: '/docs/', label: 'Docs'}],
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
      expect(image.alt).toBe(`${title} (Northgate & Co, Docs).`)
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
    const {from, to} = titleRows(false)
    for (let y = from; y < to; y += 1)
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
    const $ = load(drawTitle(title, look, true), {xml: true})
    const lines = $(`text[font-size]`).toArray()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) {
      const size = Number(line.attribs['font-size'])
      const text = $(line).text()
      const width = look.fonts.title.width(text, size) + text.length * Number(line.attribs['letter-spacing'])
      expect(Number(line.attribs.x) + width).toBeLessThanOrEqual(SIZE.width - 70)
      expect(Number(line.attribs.y) + size * 0.25).toBeLessThan(titleRows(true).to)
      expect(Number(line.attribs.y) - size * 0.9).toBeGreaterThanOrEqual(titleRows(true).from)
    }
  })

  it('says name, section and title as they are, escaped once', () => {
    const frame = load(drawFrame({label: 'Docs & more'}, look), {xml: true})
    for (const text of ['Northgate & Co', 'Docs & more']) expect(frame.text()).toContain(text)
    expect(load(drawTitle('A & <B>', look), {xml: true}).text()).toBe('A & <B>')
  })
})

describe('what a page shows first', () => {
  const chart = Object.keys(measurements)[0] ?? ''
  const picture = '<img src="/img/lab/login.webp"/>'
  const figure = (content: string): string => `<main><figure>${content}</figure></main>`
  let look: LoadedLook

  beforeAll(async () => {
    look = await loadLook(options, await root())
  })

  it('is a chart of recorded data, drawn in its band', async () => {
    const html = figure(`<svg><title id="chart-${chart}-title">A chart</title></svg>`) + figure(picture)
    const evidence = await evidenceOf(html, ROOT, look)
    expect(evidence?.alt).toMatch(/^a chart of /)
    const drawn = await evidence?.draw()
    const svg = drawn && 'svg' in drawn ? drawn.svg : ''
    const $ = load(svg, {xml: true})
    expect($('text').length).toBeGreaterThan(3)
    const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])
    for (const {attribs} of $('text').toArray()) expect(Number(attribs.y) * scale).toBeLessThan(BAND.height)
  })

  it('is a part of a screenshot, of the size of the band', async () => {
    const drawn = await (await evidenceOf(figure(picture), ROOT, look))?.draw()
    const {width, height} = await sharp(drawn && 'png' in drawn ? drawn.png : Buffer.alloc(0)).metadata()
    expect({width, height}).toEqual({width: BAND.width, height: BAND.height})
  })

  it('is nothing in a list of posts, whose covers are in no figure', async () => {
    expect(await evidenceOf(`<main>${picture}</main>`, ROOT, look)).toBeUndefined()
  })

  it('changes the image of the page', async () => {
    const siteDir = await root()
    await symlink(path.join(ROOT, 'static'), path.join(siteDir, 'static'), 'dir')
    const imageFor = await shareImages(options, siteDir, siteDir, cacheIn(siteDir))
    const bare = await imageFor('docs/a/index.html', 'Login')
    const shown = await imageFor('docs/a/index.html', 'Login', figure(picture))
    expect(shown.path).not.toBe(bare.path)
    expect(shown.alt).toMatch(/^Login \(Northgate & Co, Docs\)\. Below: a screenshot of Keycloak/)
    const {width, height} = await sharp(path.join(siteDir, shown.path)).metadata()
    expect({width, height}).toEqual(SIZE)
  })
})

describe('the options', () => {
  it('give a page to the section with the longest path', () => {
    const sections = [...options.sections, {path: '/docs/api/', label: 'API'}]
    expect(sectionOf('docs/api/a/index.html', sections).label).toBe('API')
    expect(sectionOf('docs/index.html', sections).label).toBe('Docs')
    expect(sectionOf('404.html', sections).label).toBeUndefined()
  })
})
