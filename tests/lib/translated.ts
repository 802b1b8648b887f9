import type {Page} from '@playwright/test'

/**
 * Has each document of a page translated once it is loaded, frames included, as Chrome does: each text, also one that comes
 * later, gives way to two `<font>` with another text. This language has capital letters only, so that names in tests fit.
 */
export const translated = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const isForTranslation = ({parentElement: parent, data}: Text): boolean =>
      data.trim() !== '' &&
      parent instanceof HTMLElement &&
      parent.translate &&
      !parent.closest('script, style, textarea, font')
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
      return found
    }
    const font = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    const translate = (): void => {
      for (const text of textsIn(document.body).filter(isForTranslation)) {
        const [outer, inner] = [font(), font()]
        inner.textContent = text.data.toUpperCase()
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('load', () => {
      translate()
      new MutationObserver(translate).observe(document.body, {childList: true, characterData: true, subtree: true})
    })
  })
