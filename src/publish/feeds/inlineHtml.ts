import {inlineParts} from '../../lib/inlineText'
import {element, escapeXml} from '../share-images/svg'

const tags = {code: 'code', label: 'strong'} as const

/** A text from data as HTML, with its code and labels. */
export const inlineHtml = (text: string): string =>
  inlineParts(text)
    .map(({kind, text: words}) => (kind === 'text' ? escapeXml(words) : element(tags[kind], {}, escapeXml(words))))
    .join('')
