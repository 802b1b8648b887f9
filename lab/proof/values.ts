/** Puts the values of placeholders that were seen before into a text. */
export function fill(values: ReadonlyMap<string, string>, text: string): string {
  return text.replaceAll(/<([a-z][a-z0-9-]*)>/g, (whole, name: string) => values.get(name) ?? whole)
}

/** The variable of the shell that has the value of a placeholder. */
export function variableOf(name: string): string {
  return name.toUpperCase().replaceAll('-', '_')
}
