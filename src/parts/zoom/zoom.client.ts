import {translate} from '@docusaurus/Translate'
import {ZoomAttribute} from './attributes'
import {showModal} from '../../lib/showModal.client'

/** Shows a picture as large as the window lets it. Escape, the button and a press beside it close it; the focus returns. */
export function enlarge(opener: HTMLElement): void {
  const figure = opener.closest('figure')
  const shown = figure?.querySelector(`[${ZoomAttribute.drawing}]`) ?? opener.querySelector('img')
  if (!figure || !shown) return
  const dialog = document.createElement('dialog')
  dialog.ariaLabel =
    figure.querySelector('figcaption')?.textContent ?? translate({id: 'site.zoom.picture', message: 'Picture'})
  const close = document.createElement('button')
  close.textContent = translate({id: 'site.close', message: 'Close'})
  const picture = opener instanceof HTMLAnchorElement ? largeImage(opener, shown) : largeDrawing(shown)
  const frame = document.createElement('div')
  // What scrolls has to take the focus, or the keyboard can't scroll it.
  frame.tabIndex = 0
  frame.role = 'group'
  frame.ariaLabel = dialog.ariaLabel
  frame.append(picture)
  dialog.append(close, frame)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    opener.focus()
  })
  figure.append(dialog)
  showModal(dialog)
}

function largeImage({href}: HTMLAnchorElement, shown: Element): HTMLImageElement {
  const image = document.createElement('img')
  image.src = href
  if (shown instanceof HTMLImageElement) {
    image.alt = shown.alt
    image.width = shown.width
  }
  return image
}

/** A copy, whose ids would stand twice. */
function largeDrawing(shown: Element): Node {
  const copy = shown.cloneNode(true)
  if (copy instanceof Element) {
    copy.ariaLabel = copy.querySelector('title')?.textContent ?? ''
    copy.removeAttribute('aria-labelledby')
    for (const element of [copy, ...copy.querySelectorAll(':is(title, desc)[id]')]) element.removeAttribute('id')
  }
  return copy
}
