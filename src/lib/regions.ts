/** `// #region name`, `# #region name`, `<!-- #region name -->`, and the same with `#endregion`. */
const MARKER = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*#(region|endregion)\b\s*([\w-]*)/

/** The lines of a source between its region's markers, without common indentation and without any markers. */
export function extractRegion(source: string, region: string): string | undefined {
  const lines = source.split('\n')
  const start = lines.findIndex((line) => isMarker(line, 'region', region))
  const end = lines.findIndex((line, index) => index > start && isMarker(line, 'endregion', region))
  if (start === -1 || end === -1) return undefined
  return dedent(lines.slice(start + 1, end).filter((line) => !MARKER.test(line)))
}

/** A whole source without its region markers. */
export function withoutMarkers(source: string): string {
  return source
    .split('\n')
    .filter((line) => !MARKER.test(line))
    .join('\n')
    .trimEnd()
}

/** The regions that a source marks. */
export function regionNames(source: string): string[] {
  return source
    .split('\n')
    .map((line) => MARKER.exec(line))
    .flatMap((match) => (match?.[1] === 'region' && match[2] ? [match[2]] : []))
}

function isMarker(line: string, kind: 'region' | 'endregion', name: string): boolean {
  const match = MARKER.exec(line)
  return match?.[1] === kind && match[2] === name
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length)
  const common = Math.min(...indents, Number.MAX_SAFE_INTEGER)
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .trimEnd()
}
