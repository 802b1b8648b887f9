import {isJsonType} from '../description/mediaTypes'
import {fence} from './mdx.build'

/** A body as a block of code. */
export function bodyBlock(type: string, value: unknown, title: string | undefined): string {
  return typeof value === 'string' && !isJsonType(type) ? textBlock(value, title) : jsonBlock(value, title)
}

function textBlock(text: string, title: string | undefined): string {
  return fence(`text${metaOf(title)}`, text)
}

export function jsonBlock(value: unknown, title: string | undefined): string {
  return fence(`json${metaOf(title)}`, JSON.stringify(value, null, 2))
}

const metaOf = (title: string | undefined): string =>
  title ? ` title="${title.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"` : ''

/** JSON as one writes it by hand, to be read within a line. */
export function oneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/([{[]) | ([\]}])/g, '$1$2')
}
