/** Lines of code that continue one above them are set in by this much. */
const CONTINUATION = '    '

const SOFT_BREAK = /(?<=[\s,:/.?&=_-])/

/** Cuts a line of code that is too long, at a separator where there is one. The spaces in it stay. */
export function wrapCode(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => {
    const indent = /^\s*/.exec(line)?.[0] ?? ''
    const continued = indent + CONTINUATION
    const pieces = line
      .slice(indent.length)
      .split(SOFT_BREAK)
      .flatMap((piece) => chunks(piece, columns - continued.length))
    const lines = [indent]
    for (const piece of pieces) {
      const last = lines.at(-1) ?? ''
      const empty = last.trim() === ''
      if (empty || Array.from(last + piece.trimEnd()).length <= columns) lines[lines.length - 1] = last + piece
      else lines.push(continued + piece)
    }
    return lines.map((each) => each.trimEnd())
  })
}

function chunks(text: string, size: number): string[] {
  const chars = Array.from(text)
  const count = Math.max(1, Math.ceil(chars.length / size))
  return Array.from({length: count}, (_, index) => chars.slice(index * size, (index + 1) * size).join(''))
}
