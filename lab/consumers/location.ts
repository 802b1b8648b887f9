/** The id at the end of a Location. @throws Error where there is no Location. */
export function idFrom(location: string | null): string {
  const id = location?.split('/').at(-1)
  if (id) return decodeURIComponent(id)
  throw new Error(`There is no id in the Location ${JSON.stringify(location)}.`)
}
