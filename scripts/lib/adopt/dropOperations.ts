const FRONT_MATTER = /^---\n[^]*?\n---\n/
const OPERATIONS = /^operations:.*\n(?:(?:[ \t]|- ).*\n)*/m

/** A page whose front matter names no operations: those of the sample's API aren't in the provider's. */
export const dropOperations = (source: string): string =>
  source.replace(FRONT_MATTER, (frontMatter) => frontMatter.replace(OPERATIONS, ''))
