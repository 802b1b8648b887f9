import {capitalized} from '../../lib/capitalized'
import {pageName, type Operation} from '../description/description.build'

type Titled = Pick<Operation, 'operationId' | 'summary'>

/**
 * The title of an operation's page: its summary, or its ID in words if other operations have the same summary, so that browser
 * tabs and search results tell them apart.
 */
export function pageTitle({operationId, summary}: Titled, all: readonly Titled[]): string {
  const isShared = all.some((other) => other.summary === summary && other.operationId !== operationId)
  return isShared ? capitalized(pageName(operationId).replaceAll('-', ' ')) : summary
}
