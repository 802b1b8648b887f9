import {collapseDuration} from './collapseDuration.client'

const CONTENT = '::details-content'

/**
 * From when the reader turns to a `<summary>`, every `<details>` opens and closes with an animation, whoever changes it: the
 * reader, a link to something in it, or another one of the same name. A browser that can't animate the pseudo-element shows the
 * change at once.
 */
export function collapsible(): void {
  try {
    document.body.animate(null, {pseudoElement: CONTENT})
  } catch {
    // Firefox 153 knows the pseudo-element in stylesheets only.
    return
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)')

  function animate(details: HTMLDetailsElement): void {
    const heightNow = (): string => getComputedStyle(details, CONTENT).height
    const options = {pseudoElement: CONTENT, easing: 'ease-in-out'}
    const visible = {contentVisibility: ['visible', 'visible'], overflow: ['clip', 'clip']}
    // Shown at its full height for a moment that nobody sees, so that it can be measured, closed ones too.
    const probe = details.animate({...visible, height: ['auto', 'auto']}, {...options, duration: 1})
    const full = heightNow()
    probe.cancel()
    const height = details.open ? ['0px', full] : [full, '0px']
    // It has none in a part of the page that is not shown.
    details.animate(
      {...visible, height},
      {...options, duration: collapseDuration(parseFloat(full) || 0, still.matches)},
    )
  }

  // Called before the change is painted, unlike the event "toggle".
  new MutationObserver((changes) => {
    for (const {target, oldValue} of changes)
      if (target instanceof HTMLDetailsElement && target.open === (oldValue === null)) animate(target)
  }).observe(document.body, {subtree: true, attributeFilter: ['open'], attributeOldValue: true})
}
