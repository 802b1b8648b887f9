import type {Element, ElementContent, Root} from 'hast'
import {CodeReader} from './codeReader'
import {isMereGroup} from './groups'
import {isLeftOut} from './leftOut'
import {nodeOf, type Attributes} from './nodeOf'
import {isElement, type InlineCode, type Phrase} from './tree'

/** Hold elements alone: line breaks between these mean nothing. */
const CONTAINERS = ['main', 'article', 'section', 'div', 'ul', 'ol', 'li', 'blockquote', 'table']

type Holder = Element | Root | Phrase

/** An element that the parser is in. */
type Open = {
  /** Where its content goes: for an element without a meaning of its own, the one around it. */
  holder: Holder | InlineCode
  /** Ids of it and of the elements around it. */
  ids: readonly string[]
  /** Nothing stands between the last element in it and what comes next. */
  isAfterElement: boolean
}

const LETTER_AT_END = /[\p{L}\p{N}]$/u

const tagOf = (holder: Holder): string => (isElement(holder) ? holder.tagName : '')

/** Whether readers see an element apart from the text before it, without a space in the HTML. */
const isApart = (tag: string, parent: string): boolean =>
  tag === 'small' || tag === 'span' || (tag === 'code' && parent === 'div')

function needsSpace(holder: Holder, isAfterElement: boolean, tag: string): boolean {
  if (tag === 'br') return false
  if (isAfterElement) return true
  const last = holder.children.at(-1)
  return isApart(tag, tagOf(holder)) && last?.type === 'text' && LETTER_AT_END.test(last.value)
}

/** Builds the tree of a page's main content while a parser reads its HTML. */
export class TreeBuilder {
  readonly root: Root = {type: 'root', children: []}
  private open: Open = {holder: this.root, ids: [], isAfterElement: false}
  private readonly around: Open[] = []
  /** Of the block of code that the parser is in. */
  private code: CodeReader | undefined
  /** How many elements within a left-out one are open, itself included. */
  private leftOut = 0

  openTag(tag: string, attributes: Attributes): void {
    if (this.leftOut > 0 || isLeftOut(tag, attributes)) this.leftOut += 1
    else if (this.code) this.code.open(tag)
    else this.openElement(tag, attributes)
  }

  private openElement(tag: string, attributes: Attributes): void {
    const {holder, ids, isAfterElement} = this.open
    const isCode = holder.type === 'inlineCode'
    if (!isCode && needsSpace(holder, isAfterElement, tag)) this.text(' ')
    if (!isCode && tag === 'pre') {
      this.code = new CodeReader(attributes.class)
      holder.children.push(this.code.node)
      return
    }
    const node = isCode ? undefined : nodeOf(tag, attributes, tagOf(holder), ids)
    if (!isCode && node) holder.children.push(node)
    const {id} = attributes
    this.around.push(this.open)
    this.open = {holder: node ?? holder, ids: id === undefined ? ids : [...ids, id], isAfterElement: false}
  }

  comment(): void {
    this.open.isAfterElement = false
  }

  text(text: string): void {
    if (this.leftOut > 0) return
    const {holder} = this.open
    if (this.code) this.code.text(text)
    else if (holder.type === 'inlineCode') holder.value += text
    else if (text !== '\n' || !isElement(holder, ...CONTAINERS)) {
      this.open.isAfterElement = false
      const last = holder.children.at(-1)
      if (last?.type === 'text') last.value += text
      else holder.children.push({type: 'text', value: text} satisfies ElementContent)
    }
  }

  closeTag(): void {
    if (this.leftOut > 0) {
      this.leftOut -= 1
      return
    }
    if (!this.code) this.closeElement()
    else if (this.code.close()) this.code = undefined
    if (!this.code) this.open.isAfterElement = true
  }

  private closeElement(): void {
    const {holder} = this.open
    this.open = this.around.pop() ?? this.open
    const outer = this.open.holder
    if (outer === holder || outer.type === 'inlineCode' || !isElement(holder)) return
    // A table in Markdown has no caption.
    const [caption] = holder.children
    if (isElement(caption, 'caption')) outer.children.splice(-1, 0, {...caption, tagName: 'p'})
    if (!isMereGroup(holder)) return
    outer.children.pop()
    outer.children.push(...holder.children)
  }
}
