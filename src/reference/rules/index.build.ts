import type {Plugin} from '@redocly/openapi-core'
import {examples} from './examples.build'
import {fields} from './fields.build'
import {operation} from './operation.build'
import {paths} from './paths.build'
import {root} from './root.build'
import {security} from './security.build'

/**
 * The site's rules. The configuration `site/drawable` has those without which the reference can't be drawn. The others are for a
 * description that says more than OpenAPI asks for: `openapi/redocly.yaml` turns them on.
 */
export const sitePlugin: Plugin = {
  id: 'site',
  rules: {
    oas3: {
      'site/paths': paths,
      'site/security': security,
      'site/root': root,
      'site/fields': fields,
      'site/operation': operation,
      'site/examples': examples,
    },
  },
  configs: {
    drawable: {
      rules: {
        struct: 'error',
        'no-unresolved-refs': 'error',
        'no-duplicated-tag-names': 'error',
        'operation-operationId-unique': 'error',
        'operation-parameters-unique': 'error',
        'path-parameters-defined': 'error',
        'site/paths': 'error',
        'site/security': 'error',
      },
    },
  },
}
