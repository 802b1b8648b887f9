import functions from '@stoplight/spectral-functions'
import rulesets from '@stoplight/spectral-rulesets'

// The packages are CommonJS whose names Node can't see.
const {enumeration, pattern, schema, truthy} = functions
const {oas} = rulesets

/** Every operation, whatever its method. */
const OPERATION = '$.paths[*][get,put,post,delete,patch]'

/** What must stand in a field of every operation. */
function everyOperationHas(field: string, message: string) {
  return {given: OPERATION, severity: 'error', message, then: {field, function: truthy}} as const
}

/**
 * Spectral's rules for openapi.yaml: its own for OpenAPI, all of them, and what this reference promises of every
 * operation. Whatever they find is an error.
 */
export const spectralRules = {
  extends: [[oas, 'all']],
  rules: {
    // Redocly's rule of the same purpose knows references between files; this one does not.
    'oas3-unused-component': 'off',
    // Contact stands in the site's own pages.
    'info-contact': 'off',
    'info-license': 'off',
    'license-url': 'off',
    // `tags` is in the order of the sidebar.
    'openapi-tags-alphabetical': 'off',
    'operation-summary': everyOperationHas('summary', 'An operation without a summary has no title.'),
    'operation-summary-short': {
      given: `${OPERATION}.summary`,
      severity: 'error',
      message: 'A summary is a title: an imperative of 60 characters at most, without a full stop.',
      then: {function: pattern, functionOptions: {match: '^[A-Z][^.]{2,58}[^.]$'}},
    },
    'operation-permission': everyOperationHas('x-permission', 'Say in x-permission who may call the operation.'),
    'operation-side-effects': everyOperationHas('x-side-effects', 'Say in x-side-effects what else changes.'),
    'operation-idempotency': everyOperationHas('x-idempotency', 'Say in x-idempotency what a second call does.'),
    'operation-docs': everyOperationHas('externalDocs', 'Link the page of the documentation on the subject.'),
    'operation-since': {
      given: OPERATION,
      severity: 'error',
      message: 'Say in x-since which extension has the operation, and since which version.',
      then: {
        field: 'x-since',
        function: schema,
        functionOptions: {
          schema: {
            type: 'object',
            required: ['extension', 'version'],
            additionalProperties: false,
            properties: {
              extension: {enum: ['keycloak-orgs', 'keycloak-events', 'keycloak-magic-link']},
              version: {type: 'string', pattern: '^0\\.\\d+$'},
            },
          },
        },
      },
    },
    'operation-proven': {
      given: `${OPERATION}.x-proven`,
      severity: 'error',
      message: 'x-proven is where the operation was called: registry, full or source.',
      then: {function: enumeration, functionOptions: {values: ['registry', 'full', 'source']}},
    },
    'operation-proven-given': everyOperationHas('x-proven', 'Say in x-proven where the operation was called.'),
    'list-paging': {
      given: "$.paths[*].get.parameters[?(@.name === 'first')]^^",
      severity: 'error',
      message: 'An operation with `first` says in x-paging how its pages work.',
      then: {field: 'x-paging', function: truthy},
    },
  },
}
