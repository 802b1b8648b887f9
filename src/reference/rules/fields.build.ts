/**
 * The fields that the reference shows, by the type of the object. Every other field is refused, so that nothing that the
 * description says is lost on the way to the page. Fields that begin with `x-` are for tools, except in operations.
 */
export const shownFields = {
  Tag: ['name', 'description'],
  PathItem: ['$ref', 'parameters', 'get', 'post', 'put', 'patch', 'delete'],
  Operation: [
    'operationId',
    'summary',
    'description',
    'tags',
    'deprecated',
    'parameters',
    'requestBody',
    'responses',
    'security',
    'externalDocs',
    'x-permission',
    'x-side-effects',
    'x-idempotency',
    'x-confirm',
    'x-paging',
    'x-since',
    'x-proven',
    'x-listed',
    'x-own-values',
  ],
  Parameter: [
    'name',
    'in',
    'required',
    'deprecated',
    'description',
    'schema',
    'example',
    'examples',
    'style',
    'explode',
  ],
  RequestBody: ['description', 'required', 'content'],
  MediaType: ['schema', 'example', 'examples'],
  Response: ['description', 'headers', 'content'],
  Header: ['description', 'required', 'deprecated', 'schema', 'example', 'examples'],
  Example: ['summary', 'value'],
  Schema: [
    '$ref',
    'type',
    'nullable',
    'title',
    'description',
    'properties',
    'required',
    'additionalProperties',
    'propertyNames',
    'items',
    'allOf',
    'anyOf',
    'oneOf',
    'discriminator',
    'enum',
    'const',
    'format',
    'contentMediaType',
    'contentEncoding',
    'pattern',
    'default',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'uniqueItems',
    'minProperties',
    'maxProperties',
    'readOnly',
    'writeOnly',
    'deprecated',
    'example',
    'examples',
  ],
} as const

/** A type of object whose fields are checked. */
export type CheckedType = keyof typeof shownFields

/** What to do about a field that is not shown. */
const fixes: Partial<Record<string, string>> = {
  'Operation.callbacks':
    'Describe the calls that the server makes in the description or in a page of docs/, and delete "callbacks".',
  'Operation.servers': 'Delete it: every operation is called at the server of openapi/openapi.yaml.',
  'PathItem.servers': 'Delete it: every operation is called at the server of openapi/openapi.yaml.',
  'PathItem.summary': 'Move the text to the operations of the path, each of which has its own page.',
  'PathItem.description': 'Move the text to the operations of the path, each of which has its own page.',
  'Response.links': 'Name the following operation in the description of the response, and delete "links".',
  'MediaType.encoding': 'Say in the description of the field how it is encoded, and delete "encoding".',
  'Example.externalValue': 'Write the example itself as "value".',
  'Example.description': 'Shorten it to the "summary" of the example.',
  'Parameter.content': 'Describe the parameter by "schema", as a string with the encoded text as its "example".',
  'Header.content': 'Describe the header by "schema", as a string with the encoded text as its "example".',
}

/** How to put right a field that the reference does not show. */
export function fixForField(type: CheckedType, field: string): string {
  if (type === 'PathItem')
    return (
      fixes[`${type}.${field}`] ??
      `Describe the operation with another method, or leave it out: the reference has no pages for ${field.toUpperCase()}.`
    )
  const usual =
    type === 'Schema'
      ? `Say in the "description" of the schema what "${field}" requires, and delete the keyword.`
      : `Say it in the description, and delete "${field}".`
  return fixes[`${type}.${field}`] ?? usual
}
