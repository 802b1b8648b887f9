import type {Options} from 'remark-stringify'

type TextHandler = NonNullable<NonNullable<Options['handlers']>['text']>

/** Characters that can mean something in Markdown, anywhere or at the beginning of a line. */
const SPECIAL = /[\\`*_[\]<>&~|!\n\t]|^[#=+-]|^\d+[.)]/

/** Escapes of what becomes a link by itself: an email address or a URL. They mean nothing, and readers copy them. */
const NEEDLESS = /(?<!\\)\\([@:])/g

/** Writes text with the escapes that it needs. To look for them takes longest of all, and most texts need none. */
export const text: TextHandler = (node: {value: string}, _parent, state, info) =>
  SPECIAL.test(node.value) ? state.safe(node.value, info).replace(NEEDLESS, '$1') : node.value
