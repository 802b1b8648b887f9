/** Deeper levels stand no further right: brackets in brackets would make more spaces than a page can hold. */
const DEEPEST = 30
/** More would keep the page from answering while they are laid out. */
const MOST_LINES = 40_000

/**
 * JSON with two spaces a level. By its characters, not by its values: a number that JavaScript can't hold stays as the
 * server wrote it.
 */
function indentJson(json: string): string {
  // A text that grows is copied at each look at its end.
  const parts: string[] = []
  let depth = 0
  let before = ''
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g)) {
    const isAfterOpening = before === '{' || before === '['
    const isClosing = token === '}' || token === ']'
    if (isClosing) depth -= 1
    // Nothing stands in an empty one.
    if (isClosing ? !isAfterOpening : isAfterOpening || before === ',')
      parts.push('\n', '  '.repeat(Math.min(depth, DEEPEST)))
    parts.push(token === ':' ? ': ' : token)
    if (token === '{' || token === '[') depth += 1
    before = token
  }
  return parts.join('')
}

/** The body of an answer as it is shown: JSON is indented, unless that makes too many lines; anything else stays as it is. */
export function formatBody(text: string): string {
  try {
    JSON.parse(text)
  } catch {
    return text
  }
  const indented = indentJson(text)
  return indented.split('\n', MOST_LINES + 1).length > MOST_LINES ? text : indented
}
