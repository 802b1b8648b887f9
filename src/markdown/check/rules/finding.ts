import type {Root} from 'mdast'
import type {Node} from 'unist'
import * as z from 'zod'

/** What a rule finds in a page's text: a problem that does not know its file yet. Lines and columns are 1-based. */
export const findingSchema = z.strictObject({
  line: z.number(),
  column: z.number(),
  what: z.string(),
  allowed: z.string().optional(),
  fix: z.string(),
})
export type Finding = z.infer<typeof findingSchema>

/** A rule that needs nothing but the page: the same text has the same findings. */
export type Rule = (tree: Root, source: string) => Promise<readonly Finding[]> | readonly Finding[]

export function placeOf({position}: Pick<Node, 'position'>): {line: number; column: number} {
  return {line: position?.start.line ?? 1, column: position?.start.column ?? 1}
}
