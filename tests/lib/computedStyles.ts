import type {Page} from '@playwright/test'
import {settled} from './axe'

/** An element or what stands before or after its content, by its place in the page, and all of its computed style. */
export type ComputedStyle = readonly [where: string, style: string]

/** The computed style of every element of a page, and of what stands before and after their content. */
export async function computedStyles(page: Page): Promise<readonly ComputedStyle[]> {
  await stands(page)
  return page.evaluate(() => {
    // Browsers list custom properties too, of which the built stylesheet has fewer.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const textOf = (style: CSSStyleDeclaration): string =>
      names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
    const elements = [...document.querySelectorAll('html, body, body *')]
    // Where a container decides, a margin that the browser works out is right only once the element has been laid out.
    for (const element of elements) element.getBoundingClientRect()
    return elements.flatMap((element, index) => {
      const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      return ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part || null)
        // What is not drawn differs in nothing that can be seen.
        return part !== '' && style.content === 'none' ? [] : [[`${name}${part}`, textOf(style)] as const]
      })
    })
  })
}

/** Waits until no font is on its way and nothing moves any more. */
async function stands(page: Page): Promise<void> {
  const drawn = (): Promise<void> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
  await drawn()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await settled(page)
  await drawn()
  await settled(page)
}

/** The differences of two pages: where, and what has another value. */
export function differences(one: readonly ComputedStyle[], other: readonly ComputedStyle[]): readonly string[] {
  const others = new Map(other)
  const places = new Set(one.map(([where]) => where))
  const extra = other.flatMap(([where]) => (places.has(where) ? [] : [`${where} is new`]))
  const changed = one.flatMap(([where, style]) => {
    const found = others.get(where)
    if (found === style) return []
    if (found === undefined) return [`${where} is gone`]
    const values = new Set(found.split('; '))
    return [
      `${where}: ${style
        .split('; ')
        .filter((value) => !values.has(value))
        .join(', ')}`,
    ]
  })
  return [...extra, ...changed]
}
