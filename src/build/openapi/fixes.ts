/** What to do about a rule's finding, by the rule's id. */
const fixes: Record<string, string> = {
  'no-unresolved-refs': 'Correct the path after $ref, or add what it names. Paths are relative to the file.',
  'operation-operationId-unique': 'Give one of the two operations another operationId: it is the address of its page.',
  'operation-tag-defined': 'Use a tag of openapi/openapi.yaml, or add it there: it is a category of the reference.',
  'operation-2xx-response': 'Add the response of a successful call under "responses".',
  'operation-4xx-response': 'Add the responses of a refused call under "responses".',
  'no-identical-paths': 'Merge the two path items: the server can not tell the paths apart.',
  'no-unused-components': 'Delete it, or refer to it.',
  'no-invalid-media-type-examples':
    'Correct the example or the schema: readers copy the one and generators read the other.',
  'path-parameters-defined': 'Describe the parameter that stands in the path, and no other, with "in: path".',
  'security-defined': 'Name a scheme of components.securitySchemes.',
}

/** How to put right what a rule of the description found. */
export function fixFor(rule: string): string {
  return fixes[rule] ?? `Change the description as the rule "${rule}" asks; openapi/redocly.yaml says which rules hold.`
}
