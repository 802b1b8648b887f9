/** The payload of a token. */
export type Claims = Readonly<Record<string, unknown>>

/** Parts what two tokens both say from what only one of them does. The order of the claims stays. */
export function partClaims(first: Claims, second: Claims): {shared: Claims; own: [Claims, Claims]} {
  const isShared = (name: string): boolean => JSON.stringify(first[name]) === JSON.stringify(second[name])
  const pick = (claims: Claims, wanted: boolean): Claims =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => isShared(name) === wanted))
  return {shared: pick(first, true), own: [pick(first, false), pick(second, false)]}
}
