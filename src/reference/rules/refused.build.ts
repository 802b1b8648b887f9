import type {NormalizedProblem} from '@redocly/openapi-core'

/** Places of what is refused as a whole. */
const WHOLE = /\/(?:callbacks|(?:x-)?webhooks)$/

/** Places within a callback or a webhook. */
const WITHIN =
  /\/(?:get|put|post|patch|delete|head|options|trace)\/callbacks\/|^#\/components\/callbacks\/[^/]+\/|^#\/(?:x-)?webhooks\//

/** Findings without those within something that another finding asks to delete: they go with it. */
export function withoutRefused(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const isAt = (place: RegExp) => (problem: NormalizedProblem) => place.test(problem.location[0]?.pointer ?? '')
  return problems.some(isAt(WHOLE)) ? problems.filter((problem) => !isAt(WITHIN)(problem)) : [...problems]
}
