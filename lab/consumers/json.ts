/** The value of a JSON text; undefined where it is empty or no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of a JSON text; any other text as it is. */
export function jsonOrText(text: string): unknown {
  const json = parseJson(text)
  return json === undefined ? text : json
}
