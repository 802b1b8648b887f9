const GAP_PX = 6
const MARGIN_PX = 8

/** Shows the definition of a term below it, for as long as the pointer or the keyboard is on one of the two. */
export function showDefinition(term: HTMLElement): void {
  const definition = document.getElementById(term.getAttribute('aria-describedby') ?? '')
  if (!definition || definition.matches(':popover-open')) return
  definition.showPopover()
  place(definition, term)

  const shown = new AbortController()
  const {signal} = shown
  definition.addEventListener('toggle', ({newState}) => newState === 'closed' && shown.abort(), {signal})
  let timer = 0
  const hide = (): void => {
    if (document.activeElement !== term) definition.hidePopover()
  }
  for (const element of [term, definition]) {
    element.addEventListener('pointerenter', () => clearTimeout(timer), {signal})
    element.addEventListener(
      'pointerleave',
      ({pointerType}) => {
        // The way from the term to its definition takes a moment.
        if (pointerType !== 'touch') timer = window.setTimeout(hide, 200)
      },
      {signal},
    )
  }
  term.addEventListener('focusout', () => definition.hidePopover(), {signal})
  addEventListener('scroll', () => place(definition, term), {signal, passive: true})
}

/** Below the term or, where there is no room, above it. */
function place(definition: HTMLElement, term: HTMLElement): void {
  const at = term.getClientRects()[0] ?? term.getBoundingClientRect()
  const {width, height} = definition.getBoundingClientRect()
  const isBelow = at.bottom + GAP_PX + height < innerHeight
  const left = Math.max(MARGIN_PX, Math.min(at.left, document.documentElement.clientWidth - width - MARGIN_PX))
  definition.style.inset = `${isBelow ? at.bottom + GAP_PX : at.top - GAP_PX - height}px auto auto ${left}px`
}
