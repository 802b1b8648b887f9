import {pageName} from '../../reference/description/description.build'
import type {OutlineCategory} from '../../reference/description/outline.build'

/** The sidebar's item of a category. The keys tell operations with the same summary apart in the catalogs of other languages. */
export function apiCategory({name, operations}: OutlineCategory) {
  return {
    type: 'category' as const,
    label: name,
    link: {type: 'doc' as const, id: `category-${pageName(name)}`},
    items: operations.map(({operationId, summary, method, isDeprecated}) => ({
      type: 'doc' as const,
      id: pageName(operationId),
      key: pageName(operationId),
      label: isDeprecated ? `${summary} (deprecated)` : summary,
      className: `api-method api-method--${method}`,
    })),
  }
}
