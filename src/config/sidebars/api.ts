import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'
import {pageName} from '../../reference/description/description.build'
import {readOutline} from '../../reference/description/outline.build'

/** Subjects and tasks in the order of the description: `openapi/openapi.yaml` decides. */
const sidebars: SidebarsConfig = {
  api: [
    'overview',
    ...readOutline(process.cwd()).map(({name, operations}) => ({
      type: 'category' as const,
      label: name,
      link: {type: 'doc' as const, id: `category-${pageName(name)}`},
      items: operations.map(({operationId, summary, method, isDeprecated}) => ({
        type: 'doc' as const,
        id: pageName(operationId),
        label: isDeprecated ? `${summary} (deprecated)` : summary,
        className: `api-method api-method--${method}`,
      })),
    })),
  ],
}

export default sidebars
