import {isJsonType} from '../description/mediaTypes'
import {fence} from './mdx.build'
import {plain} from './plain.build'

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

/** @param title Markdown. In CommonMark, the line that opens a fence contains no backticks. */
const metaOf = (title: string | undefined): string => (title ? ` title="${plain(title).replaceAll('"', "'")}"` : '')

/** JSON as one writes it by hand, to be read within a line. */
export function oneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/([{[]) | ([\]}])/g, '$1$2')
}
