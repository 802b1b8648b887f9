/**
 * What a table has under the name in an attribute. A name that the table doesn't have is a mistake in the markup: it is an error
 * in the console, and the page goes on without it.
 */
export function namedIn<T>(table: Readonly<Record<string, T>>, element: Element, attribute: string): T | undefined {
  const name = String(element.getAttribute(attribute))
  const found = table[name]
  if (found === undefined) console.error(`${attribute}="${name}" is unknown. Allowed: ${Object.keys(table).join(', ')}`)
  return found
}
