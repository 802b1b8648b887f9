import {ColorModeAttribute} from '../../parts/color-mode/attributes'
import {stylesheet} from '../../lib/stylesheet.client'

/** Takes over the rules of a stylesheet of the page around this document, whose file may have gone with an earlier build. */
function copyRules({sheet}: HTMLLinkElement): void {
  const copy = new CSSStyleSheet()
  copy.replaceSync([...(sheet?.cssRules ?? [])].map(({cssText}) => cssText).join('\n'))
  document.adoptedStyleSheets.push(copy)
}

/** Gives this document the look of the page around it: its stylesheets, and its colour mode as it is and as it becomes. */
export async function dressAsPage(): Promise<void> {
  const {documentElement: page} = parent.document
  const dress = (): void => {
    const mode = page.getAttribute(ColorModeAttribute.theme)
    if (mode !== null) document.documentElement.setAttribute(ColorModeAttribute.theme, mode)
  }
  dress()
  new MutationObserver(dress).observe(page, {attributeFilter: [ColorModeAttribute.theme]})
  const links = [...parent.document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.map((link) => stylesheet(link.href).catch(() => copyRules(link))))
}

/** Keeps the frame as high as this element, which all that stands in it is in. */
export function fitFrame(root: HTMLElement): void {
  new ResizeObserver(() => {
    // The frame's element is of another realm, so that it is no HTMLElement of this one.
    const style: unknown = window.frameElement && Reflect.get(window.frameElement, 'style')
    if (typeof style === 'object' && style !== null)
      Reflect.set(style, 'height', `${Math.ceil(root.getBoundingClientRect().height)}px`)
  }).observe(root)
}
