/** Which side of the navbar an item stands on. */
type Position = 'left' | 'right'

/**
 * Navbar items with the position that the specification gives those which name none: right.
 * The theme's own validation would put them left.
 */
export function placed<T extends object>(items: readonly T[]): (T & {position: Position})[] {
  return items.map((item) => ({position: 'right' as const, ...item}))
}
