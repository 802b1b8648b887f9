/** Adds an element to the page. */
export function add<K extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties)
  parent.append(element)
  return element
}
