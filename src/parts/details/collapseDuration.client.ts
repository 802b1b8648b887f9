/**
 * How long something of this height takes to open or close, in milliseconds: tall things take longer, yet not in
 * proportion. The formula is that of the classic theme, which has it from Material Design. With reduced motion it is
 * over at once, but not in no time, so that it still has an end.
 * @param height in CSS pixels.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1
  const rows = height / 36
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10)
}
