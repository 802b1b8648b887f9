/** The value of an attribute that the markup always has. @throws Error that names an attribute that isn't there. */
export function attributeOf(element: Element, name: string): string {
  const value = element.getAttribute(name)
  if (value === null) throw new Error(`<${element.localName}> has no ${name}`)
  return value
}
