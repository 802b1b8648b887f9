/** Markup of an SVG, ready to be put into another. */
export type Svg = string

type Value = string | number | undefined

/** A text as it stands in XML, between tags and in quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The text that `escapeXml` has made this of. */
export function unescapeXml(markup: string): string {
  return markup.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}

/** One element. Attributes without a value are left out; names with capitals become hyphenated. */
export function element(name: string, attributes: Readonly<Record<string, Value>>, ...children: Svg[]): Svg {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${attributeName(key)}="${escapeXml(String(value))}"`],
  )
  return `<${name}${list.join('')}>${children.join('')}</${name}>`
}

function attributeName(key: string): string {
  return /^(viewBox|preserveAspectRatio|xmlns)$/.test(key)
    ? key
    : key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

/** A text whose baseline begins, or ends, at a place. */
export function text(content: string, attributes: Readonly<Record<string, Value>>): Svg {
  return element('text', {...attributes, 'xml:space': 'preserve'}, escapeXml(content))
}
