/** What a browser that translates the page has to leave as it is. `src/publish` marks it in the HTML of pages. */
const CODE = /^(code|kbd|pre)$/

type Attributes = Readonly<Record<string, string | boolean>>

/** An element. Text is text, whatever stands in it. @param attributes `true` for one without a value, `false` for none. */
export function draw<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(key, value === true ? '' : value)
  if (CODE.test(name)) element.translate = false
  element.append(...children)
  return element
}
