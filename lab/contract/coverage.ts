import type {Operation} from '../../src/reference/description/description.build'
import type {Exchange} from '../../openapi/exchange'

/** How far the listed operations are proven. */
export type Coverage = {
  live: string[]
  committed: string[]
  unproven: {operationId: string; reason: string}[]
}

/** Documented statuses of an operation that no exchange shows. */
export function missingStatuses(
  {operationId, responses}: Operation,
  exchanges: readonly Pick<Exchange, 'operationId' | 'response'>[],
  excused: Record<string, string> = {},
): string[] {
  const seen = new Set(
    exchanges.filter((exchange) => exchange.operationId === operationId).map(({response}) => String(response.status)),
  )
  return Object.keys(responses).filter((status) => !seen.has(status) && !(status in excused))
}

/** Sorts the listed operations by how they are proven: every documented status seen live, committed, or neither. */
export function coverageOf(
  operations: readonly Operation[],
  live: readonly Exchange[],
  committed: readonly Pick<Exchange, 'operationId' | 'response'>[],
  reasons: ReadonlyMap<string, string>,
): Coverage {
  const coverage: Coverage = {live: [], committed: [], unproven: []}
  for (const operation of operations.filter((each) => each['x-listed'] !== false)) {
    const {operationId} = operation
    if (missingStatuses(operation, live).length === 0) coverage.live.push(operationId)
    else if (missingStatuses(operation, committed).length === 0) coverage.committed.push(operationId)
    else {
      const missing = missingStatuses(operation, [...live, ...committed]).join(', ')
      coverage.unproven.push({operationId, reason: reasons.get(operationId) ?? `Not seen: ${missing}.`})
    }
  }
  return coverage
}

/** The coverage in words. */
export function formatCoverage({live, committed, unproven}: Coverage): string {
  const total = live.length + committed.length + unproven.length
  return [
    `Listed operations: ${total}. Proven live: ${live.length}. By committed exchange: ${committed.length}. Not proven: ${unproven.length}.`,
    ...committed.map((id) => `  by committed exchange: ${id}`),
    ...unproven.map(({operationId, reason}) => `  not proven: ${operationId}. ${reason}`),
  ].join('\n')
}
