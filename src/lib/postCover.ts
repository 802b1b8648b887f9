/** What a list shows beside a post. At most one of the two. */
export type Cover = {
  /** A name of `src/data/takenMeasurements.json`. */
  chart?: string
  /** A name of `src/data/takenScreenshots.json`. */
  screenshot?: string
}

const FIRST = /<Chart\s[^>]*?\bdata="([\w-]+)"|<Screenshot\s[^>]*?\bname="([\w-]+)"/

/** The first chart or screenshot of a post. @param content MDX. */
export function coverOf(content: string): Cover | undefined {
  const [, chart, screenshot] = FIRST.exec(content) ?? []
  if (chart !== undefined) return {chart}
  return screenshot === undefined ? undefined : {screenshot}
}

/** Front matter says it with these keys, which `src/config/markdown.ts` adds. */
export const coverKeys = {chart: 'cover_chart', screenshot: 'cover_screenshot'} as const satisfies Record<
  keyof Cover,
  string
>

/** The cover that front matter names. */
export function readCover(frontMatter: Readonly<Record<string, unknown>>): Cover | undefined {
  const read = (key: keyof Cover): Cover | undefined => {
    const name = frontMatter[coverKeys[key]]
    return typeof name === 'string' ? {[key]: name} : undefined
  }
  return read('chart') ?? read('screenshot')
}
