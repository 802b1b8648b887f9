import type {Locator} from '@playwright/test'

/** How the content of a `<details>` moves. Heights in CSS pixels, duration in milliseconds. */
export type Move = {duration: unknown; easing: string | undefined; from: number; to: number}

/** Presses a `<summary>`, once nothing moves any more, and tells what moves from then on, as soon as the page knows and before anything is over. */
export function movesAfterPress(summary: Locator): Promise<Move[]> {
  return summary.evaluate(async (element: HTMLElement) => {
    // What animates comes when the reader turns to it.
    element.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))
    const script = () =>
      performance.getEntriesByType('resource').find(({name}) => name.includes('/inline/improve.'))?.name
    while (script() === undefined) await new Promise(requestAnimationFrame)
    await import(script() ?? '')
    const atRest = () => Promise.all(document.getAnimations().map(({finished}) => finished))
    await atRest()
    element.click()
    await Promise.resolve()
    const moves = document.getAnimations().flatMap(({effect}) => {
      if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== '::details-content') return []
      const [from = NaN, to = NaN] = effect.getKeyframes().map(({height}) => parseFloat(String(height)))
      const {duration, easing} = effect.getTiming()
      return [{duration, easing, from, to}]
    })
    await atRest()
    return moves
  })
}
