/** Names that navbar items share with `docsVersion.client.ts`. */
export enum DocsVersionAttribute {
  /** The id of the tree of documents that an item leads to. */
  tree = 'data-docs-tree',
  /** The versions of that tree, as `writeVersions` writes them. */
  versions = 'data-docs-versions',
}

/** A version of a tree of documents, as one navbar item shows it. */
export type ShownVersion = {
  name: string
  /** Where its documents begin, without a closing slash: `/docs/next`. */
  path: string
  /** Where the item leads if a reader prefers this version. */
  href: string
  /** What the item says then; empty if it says the same for all. */
  label: string
}

/** A list as the value of an attribute: `name=1.0&path=%2Fdocs&…`, with each field once for each version. */
export function writeVersions(versions: readonly ShownVersion[]): string {
  return new URLSearchParams(versions.flatMap((version) => Object.entries(version))).toString()
}

/** The list in the value of an attribute. */
export function readVersions(value: string): ShownVersion[] {
  const fields = new URLSearchParams(value)
  const [paths, hrefs, labels] = ['path', 'href', 'label'].map((field) => fields.getAll(field))
  return fields.getAll('name').map((name, at) => ({
    name,
    path: paths?.[at] ?? '',
    href: hrefs?.[at] ?? '',
    label: labels?.[at] ?? '',
  }))
}
