import {cut} from '../../lib/cut'
import {draw} from '../dialog/draw.client'
import type {AnswerPart} from './answerer.client'
import {blockReader} from './blocks.client'
import {drawBlock} from './drawText.client'
import {drawCitation, drawLink, type Source} from './sourceLink.client'

/** Characters of an answer, and sources. A service that does not stop is stopped here. */
const [MAX_TEXT, MAX_SOURCES] = [20_000, 50]

function drawQuote({quote, hit}: Extract<AnswerPart, {quote: string}>): HTMLElement {
  const name = hit.heading === '' ? hit.title : `${hit.title}: ${hit.heading}`
  return draw(
    'figure',
    {class: 'DocSearch-Quote'},
    draw('blockquote', {}, quote),
    draw('figcaption', {}, draw('a', {href: hit.url}, name)),
  )
}

/** Draws an answer as it comes. What is whole is drawn once; only the block that is still being written is drawn again. */
export function answerView(room: HTMLElement) {
  const [whole, open, quotes, list] = [draw('div'), draw('div'), draw('div'), draw('ol', {class: 'DocSearch-Sources'})]
  const reader = blockReader()
  const sources: Source[] = []
  let text = ''
  let unread = ''
  let frame = 0
  let isFull = false

  /** Sources may come after the text that cites them: until then, an empty place. */
  function cite(number: number): Node {
    const source = sources[number - 1]
    return source ? drawCitation(number, source) : draw('span', {'data-source': String(number)})
  }

  function addSource(source: Source): void {
    if (sources.push(source) === 1) room.append(list)
    list.append(draw('li', {}, drawLink(source)))
    for (const place of room.querySelectorAll(`[data-source="${sources.length}"]`))
      place.replaceWith(cite(sources.length))
  }

  function drawNow(): void {
    cancelAnimationFrame(frame)
    frame = 0
    const drawOne = (block: string): HTMLElement => drawBlock(block, cite)
    whole.append(...reader.add(unread).map(drawOne))
    unread = ''
    open.replaceChildren(...reader.rest().map(drawOne))
  }

  function addText(piece: string): void {
    const left = MAX_TEXT - text.length
    // Half a character at its end is completed by the next piece.
    const fitting = piece.length > left ? cut(piece, left) : piece
    text += fitting
    unread += fitting
    isFull = fitting.length < piece.length
    frame ||= requestAnimationFrame(drawNow)
  }

  return {
    /** @returns whether there is room for more. */
    add(part: AnswerPart): boolean {
      if (!whole.parentNode) room.replaceChildren(whole, open, quotes)
      if ('text' in part) addText(part.text)
      else if ('quote' in part) {
        text += part.quote
        quotes.append(drawQuote(part))
      } else if (sources.length < MAX_SOURCES) addSource(part.source)
      return !isFull
    },
    /** Draws what has come, and gives it as text. */
    finish(): string {
      drawNow()
      return text
    },
  }
}
