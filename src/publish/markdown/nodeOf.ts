import type {Element, Properties} from 'hast'
import {ReadingAttribute, type Press} from '../../lib/attributes'
import {TabsAttribute} from '../../parts/tabs/attributes'
import type {InlineCode, Phrase} from './tree'

export type Attributes = Readonly<Record<string, string>>

/** The attributes that the handlers use, and their names there. */
const PROPERTIES: readonly (readonly [attribute: string, property: string])[] = [
  ['id', 'id'],
  ['src', 'src'],
  ['alt', 'alt'],
  ['type', 'type'],
  ['for', 'htmlFor'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['aria-label', 'aria-label'],
  [TabsAttribute.panel, TabsAttribute.panel],
]

function propertiesOf(attributes: Attributes): Properties {
  const properties: Properties = {}
  for (const [name, property] of PROPERTIES) {
    const value = attributes[name]
    if (value !== undefined) properties[property] = value
  }
  if (attributes.class) properties.className = attributes.class.split(' ')
  return properties
}

function linkOf({href = '', ...attributes}: Attributes, ids: readonly string[]): Phrase | undefined {
  // It shows the picture in it, which Markdown shows anyway.
  if (attributes[ReadingAttribute.press] === ('zoom' satisfies Press)) return undefined
  // It leads to the element that it stands in, as the name of a field does.
  if (href.startsWith('#') && ids.includes(href.slice(1))) return {type: 'strong', children: []}
  return {type: 'link', url: href, children: []}
}

/** The converter takes the first row of a table for its heading if its first cell is the heading of the row. */
const nameOf = (tag: string, {scope}: Attributes): string =>
  tag === 'th' && (scope === 'row' || scope === 'rowgroup') ? 'td' : tag

/**
 * The node of an element.
 * @param parent tag of the element around it. @param ids of the elements around it.
 * @returns undefined for an element whose content belongs to the one around it.
 */
export function nodeOf(
  tag: string,
  attributes: Attributes,
  parent: string,
  ids: readonly string[],
): Element | Phrase | InlineCode | undefined {
  // Spans in a `<div>` are the parts of a row.
  if (tag === 'span' && parent !== 'div') return undefined
  if (tag === 'code') return {type: 'inlineCode', value: ''}
  if (tag === 'a') return linkOf(attributes, ids)
  if (tag === 'strong' || tag === 'b') return {type: 'strong', children: []}
  if (tag === 'em' || tag === 'i') return {type: 'emphasis', children: []}
  return {type: 'element', tagName: nameOf(tag, attributes), properties: propertiesOf(attributes), children: []}
}
