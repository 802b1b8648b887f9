/** Deeper levels stand no further right: brackets in brackets would make more spaces than a page can hold. */
const DEEPEST = 30

/**
 * JSON with two spaces a level. By its characters, not by its values: a number that JavaScript can't hold stays as the
 * server wrote it.
 */
function indentJson(json: string): string {
  let result = ''
  let depth = 0
  const line = (): string => `\n${'  '.repeat(Math.min(depth, DEEPEST))}`
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g)) {
    if (token === '{' || token === '[') {
      depth += 1
      result += token + line()
    } else if (token === '}' || token === ']') {
      depth -= 1
      // Nothing stands in an empty one.
      result = /[[{]\s*$/.test(result.slice(-200)) ? result.trimEnd() + token : result + line() + token
    } else result += token === ',' ? token + line() : token === ':' ? ': ' : token
  }
  return result
}

/** The body of an answer as it is shown: JSON is indented, anything else stays as it is. */
export function formatBody(text: string): string {
  try {
    JSON.parse(text)
  } catch {
    return text
  }
  return indentJson(text)
}
