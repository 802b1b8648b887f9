import type {Heading, Root} from 'mdast'
import * as z from 'zod'
import {operationsUsed} from './description/uses.build'
import {operationHref} from './description/description.build'
import type {OutlineOperation} from './description/outline.build'
import {element} from '../markdown/remark/element'

/** Options of {@link pageOperations}. */
export type PageOperationsOptions = {
  /** The operations of the API. A function: to read them takes time, and most commands need none of it. */
  operations: () => readonly OutlineOperation[]
}

const frontMatterSchema = z.object({operations: z.array(z.string()).default([])}).catch({operations: []})

/**
 * Ends a document that uses operations of the API, by links to their pages or by `operations` of its front matter, with
 * a list of them:
 *
 *     ## Operations on this page
 *
 *     <PageOperations>
 *       <PageOperation method="post" path="/orgs" href="/api/create-organization/" title="Create an organization" />
 *     </PageOperations>
 *
 * It comes before the plugins that give headings their anchors and make the contents.
 */
export function pageOperations({operations}: PageOperationsOptions) {
  return (tree: Root, file: {data: Readonly<Record<string, unknown>>; value: unknown}): void => {
    const {operations: named} = frontMatterSchema.parse(file.data.frontMatter)
    const used = operationsUsed(String(file.value), named, operations())
    if (used.length > 0) tree.children.push(heading, element('PageOperations', {}, used.map(rowOf)))
  }
}

const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: 'Operations on this page'}]}

const rowOf = ({operationId, method, path, summary: title}: OutlineOperation) =>
  element('PageOperation', {method, path, href: operationHref(operationId), title})
