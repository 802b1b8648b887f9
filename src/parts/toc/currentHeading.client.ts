/**
 * Which heading the reader is at: the first that is still on the screen or below, if it is in the upper half; else the
 * one before, whose text fills the screen.
 * @param tops distances of the headings from the top of the screen, in the order of the page.
 * @param height of the screen.
 * @returns an index, or -1 above the first heading.
 */
export function currentHeading(tops: readonly number[], height: number): number {
  const next = tops.findIndex((top) => top >= 0)
  if (next < 0) return tops.length - 1
  return (tops[next] ?? height) < height / 2 ? next : next - 1
}
