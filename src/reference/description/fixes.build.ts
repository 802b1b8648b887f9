/** What to do about a finding of Redocly's rules, by the rule's id. The rules of the site say it themselves. */
export const fixes: Readonly<Record<string, string>> = {
  'info-contact': 'Delete the rule from openapi/redocly.yaml or add "contact" below "info".',
  'no-duplicated-enum-values': 'Keep each value of "enum" once.',
  'no-duplicated-tag-names': 'Keep the tag once.',
  'no-empty-servers': 'Add the server below "servers".',
  'no-enum-type-mismatch': 'Correct the value of "enum", or the "type" of the schema.',
  'no-example-value-and-externalValue': 'Keep "value", and delete "externalValue".',
  'no-identical-paths': "Merge the two path items: the server can't tell the paths apart.",
  'no-illogical-composition-keywords':
    'Change the keyword as the message says, or delete it: as it is, it has no effect.',
  'no-invalid-media-type-examples':
    'Correct the example or the schema: readers copy the example and generators read the schema.',
  'no-invalid-parameter-examples': 'Correct the example of the parameter, or its schema.',
  'no-invalid-schema-examples': 'Correct the example, or the schema that it belongs to.',
  'no-mixed-number-range-constraints':
    'Keep one of "minimum" and "exclusiveMinimum", and of "maximum" and "exclusiveMaximum".',
  'no-path-trailing-slash': 'Delete the slash at the end of the path.',
  'no-required-schema-properties-undefined': 'Add the field to "properties", or delete its name from "required".',
  'no-schema-type-mismatch': 'Correct "type": "properties" belong to an object, "items" to an array.',
  'no-server-example.com': 'Write the address of the server.',
  'no-server-trailing-slash': 'Delete the slash at the end of the "url".',
  'no-server-variables-empty-enum':
    'List the values of the variable in "enum", including its "default", or delete "enum".',
  'no-undefined-server-variable':
    'Describe the variable below "variables" of the server, or correct its name in the "url".',
  'no-unresolved-refs': 'Correct the path after $ref, or add its target. Paths are relative to the file.',
  'no-unsafe-markdown': 'Write the description in Markdown, without scripts and event handlers.',
  'no-unused-components': 'Delete it, or refer to it.',
  'nullable-type-sibling': 'Add "type" next to "nullable".',
  'operation-2xx-response': 'Add the response of a successful call under "responses".',
  'operation-4xx-response': 'Add the responses of a refused call under "responses".',
  'operation-description': 'Add "description": what the operation does and when to use it.',
  'operation-operationId': 'Add "operationId", which makes the address of the page: getMe becomes /api/get-me/.',
  'operation-operationId-unique': 'Give one of the two operations another operationId: it is the address of its page.',
  'operation-operationId-url-safe': 'Write the operationId in letters and digits: it makes the address of the page.',
  'operation-parameters-unique': 'Delete one of the two parameters.',
  'operation-singular-tag': 'Keep one tag. The page of an operation belongs to one category.',
  'operation-summary': 'Add "summary", the title of the page: an imperative of 60 characters at most.',
  'operation-tag-defined': 'Use a tag of openapi/openapi.yaml, or add it there: it is a category of the reference.',
  'parameter-description': 'Add "description": what the value means.',
  'path-declaration-must-exist': 'Write the name of a parameter between the braces of the path.',
  'path-not-include-query': 'Describe what follows the question mark as parameters with "in: query".',
  'path-parameters-defined': 'Use "in: path" for the parameters that are in the path, and for no others.',
  'security-defined':
    'Name a scheme of components.securitySchemes under "security", or write "security: []" for a call without a token.',
  'security-scopes-defined': 'Add the scope to the security scheme, or correct its name.',
  'spec-components-invalid-map-name': 'Give the component a name of letters, digits, dots, hyphens and underscores.',
  'spec-ref-siblings': 'Delete the fields next to $ref, or move both into "allOf".',
  'spec-strict-refs':
    'Replace $ref with the content that it refers to. OpenAPI allows references only in other places.',
  struct: 'Correct or delete the field. It has another form in this version of OpenAPI.',
  'tag-description': 'Add "description" to the tag: it is the text of the category.',
}

/** How to put right what a rule of the description found. */
export function fixFor(rule: string): string {
  return (
    fixes[rule] ??
    `See "${rule}" in the list of rules of Redocly CLI, and openapi/redocly.yaml for the rules that apply.`
  )
}
