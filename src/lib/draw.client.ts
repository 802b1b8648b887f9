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
  element.append(...children)
  return element
}
