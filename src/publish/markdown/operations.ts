import {operationHref} from '../../reference/description/description.build'

/** The lines below each key of a YAML mapping, the key's own first. @param indent spaces before the keys. */
function partsOf(lines: readonly string[], indent: number): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  const key = new RegExp(`^ {${indent}}(?:"([^"]+)"|([^\\s"#-][^\\s]*?)):(?: |$)`)
  let part: string[] = []
  for (const line of lines) {
    const [, quoted, plain] = key.exec(line) ?? []
    const name = quoted ?? plain
    if (name !== undefined) {
      part = []
      parts.set(name, part)
    }
    part.push(line)
  }
  return parts
}

const REFERENCE = /\$ref: "#\/components\/([^/"]+)\/([^/"]+)"/g

/** The components of a description that a text refers to, and those that these refer to. */
function componentsFor(text: string, components: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>) {
  const used = new Map<string, Map<string, string>>()
  const add = (from: string): void => {
    for (const [, kind = '', name = ''] of from.matchAll(REFERENCE)) {
      const part = components.get(kind)?.get(name)?.join('\n')
      const known = used.get(kind) ?? new Map<string, string>()
      if (part === undefined || known.has(name)) continue
      used.set(kind, known.set(name, part))
      add(part)
    }
  }
  add(text)
  return used
}

const OPERATION_ID = /^ {6}operationId: (\S+)$/m

/**
 * The part of an API description that each operation or webhook needs: its path or name, and the components that it refers to, each once.
 * @param yaml the description, with two spaces for each level.
 * @returns YAML by the path of the operation's page, such as `/api/get-organizations/`.
 */
export function operationParts(yaml: string): Map<string, string> {
  const root = partsOf(yaml.trimEnd().split('\n'), 0)
  const below = (name: string, indent: number) => partsOf((root.get(name) ?? []).slice(1), indent)
  const components = new Map([...below('components', 2)].map(([kind, lines]) => [kind, partsOf(lines.slice(1), 4)]))
  const found = new Map<string, string>()
  const places = ['paths', 'webhooks'].flatMap((key) => [...below(key, 2)].map((item) => [key, ...item] as const))
  for (const [key, path, lines] of places) {
    for (const operation of partsOf(lines.slice(1), 4).values()) {
      const text = operation.join('\n')
      const id = OPERATION_ID.exec(text)?.[1]
      if (id === undefined) continue
      const used = [...componentsFor(text, components)].map(
        ([kind, parts]) => `  ${kind}:\n${[...parts.values()].join('\n')}`,
      )
      const all = [`${key}:`, `  ${path}:`, text, ...(used.length > 0 ? ['components:', ...used] : [])]
      found.set(operationHref(id), all.join('\n'))
    }
  }
  return found
}
