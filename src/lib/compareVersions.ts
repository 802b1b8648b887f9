/** Orders versions, for example in a sort: negative if the first one is older. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', {numeric: true})
}
