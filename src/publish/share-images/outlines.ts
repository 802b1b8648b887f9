import type {Font} from './fonts'
import {element, unescapeXml, type Svg} from './svg'

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g

const attributesOf = (markup: string): ReadonlyMap<string, string> =>
  new Map(Array.from(markup.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]))

/**
 * Puts outlines in the place of the texts of a drawing: what turns it into pixels then needs no fonts of the machine.
 * @param fonts by the name that a text has for its family.
 * @param more asked, in their order, for characters that a text's own font lacks.
 */
export function withOutlines(svg: Svg, fonts: Readonly<Record<string, Font>>, more: readonly Font[]): Svg {
  return svg.replace(TEXT, (_, markup: string, content: string) => {
    const attributes = attributesOf(markup)
    const number = (name: string): number => Number(attributes.get(name) ?? 0)
    const own = fonts[attributes.get('font-family') ?? '']
    const size = number('font-size')
    const glyphs = Array.from(unescapeXml(content), (character) => ({
      character,
      font: [...(own ? [own] : []), ...more].find((font) => font.has(character)),
    }))
    const advances = glyphs.map(({character, font}) => (font?.width(character, size) ?? 0) + number('letter-spacing'))
    const width = advances.reduce((sum, advance) => sum + advance, 0)
    const anchor = attributes.get('text-anchor')
    let x = number('x') - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
    const paths = glyphs.map(({character, font}, index) => {
      const at = x
      x += advances[index] ?? 0
      if (!font) return ''
      const scale = size / font.unitsPerEm
      const transform = `translate(${at.toFixed(2)} ${number('y').toFixed(2)}) scale(${scale} -${scale})`
      return element('path', {d: font.outline(character), transform})
    })
    return element('g', {fill: attributes.get('fill')}, ...paths)
  })
}
