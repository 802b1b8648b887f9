import type {Element, ElementContent} from 'hast'
import {TabsAttribute} from '../../parts/tabs/attributes'
import {isElement} from './tree'

/** Group blocks, which Markdown does without a group. */
const GROUPS = new Set(['main', 'article', 'section', 'div', 'header', 'footer', 'form'])

const BLOCKS = new Set(
  'article blockquote details div dl fieldset figure form h1 h2 h3 h4 h5 h6 header hr main ol p section table ul'.split(
    ' ',
  ),
)

const isBlock = (node: ElementContent): boolean => node.type === 'code' || (isElement(node) && BLOCKS.has(node.tagName))

/** Of a component of the framework, for which there is a handler. */
const isTheme = (name: unknown): boolean => String(name).startsWith('theme-')

/**
 * Whether only a stylesheet knows what an element is for, so that its content can take its place. The fewer elements there
 * are, the faster they are converted.
 */
export const isMereGroup = ({tagName, properties, children}: Element): boolean =>
  GROUPS.has(tagName) &&
  properties[TabsAttribute.panel] === undefined &&
  !(Array.isArray(properties.className) && properties.className.some(isTheme)) &&
  children.every(isBlock)
