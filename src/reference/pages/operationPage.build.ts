import {SAMPLE_TABS, type ContentsProps, type EndpointProps, type TryItProps} from '../apiPage'
import {pageName, type Description, type Operation} from '../description/description.build'
import {isChanging, sampleLanguages, sampleRequest} from '../description/samples.build'
import {KEEPS_IDS} from '../../markdown/remark/contextValues/findValues'
import type {UsingPage} from '../description/uses.build'
import {answers, answerSamples, errors} from './answers.build'
import {facts} from './facts.build'
import {element, fence, literal, page, prose} from './mdx.build'
import {plain} from './plain.build'
import {body, bodyExamples, parameters} from './request.build'
import {SchemaWriter} from './schemas.build'
import {consoleOperation} from './tryIt.build'

/** What the page of an operation depends on besides the operation. */
export type PageContext = {
  description: Description
  /** Paths of pages of the documentation that exist, so that no page links to one that does not. */
  docsRoutes: ReadonlySet<string>
  /** The pages of the documentation that use an operation, by its id. */
  uses: Readonly<Record<string, readonly UsingPage[]>>
}

/** Text of a search result: whole sentences, 50 characters at least and 160 at most. */
export function metaDescription({description, method, path}: Operation): string {
  const sentences = plain(description).match(/[^.]+(?:\.(?!\s|$)[^.]*)*\.?/g) ?? []
  let result = ''
  for (const sentence of sentences.map((each) => each.trim())) {
    const longer = `${result} ${sentence}`.trim()
    if (longer.length > 110 && result.length > 0) break
    result = longer
  }
  const call = `${method.toUpperCase()} ${path}`
  const whole = result.length + call.length + 3 <= 160 ? `${result} (${call})` : result
  return whole.length <= 160 ? whole : `${whole.slice(0, 158).replace(/\s+\S*$/, '')} …`
}

/** The first words of a page whose operation is on its way out. */
const DEPRECATED =
  ":::warning[Deprecated]\n\nThis operation can be removed in a later version. Don't use it in new code.\n\n:::"

/** The page of an operation, in MDX. */
export function operationPage(operation: Operation, context: PageContext): string {
  const {method, path, summary} = operation
  const writer = new SchemaWriter(context.description, bodyExamples(operation))
  const parts = [
    ...parameters(operation, writer),
    ...body(operation, writer),
    ...answers(operation, writer),
    ...errors(operation, writer),
    ...usedIn(operation, context),
  ]
  return page(
    {
      id: pageName(operation.operationId),
      title: summary,
      description: metaDescription(operation),
      page_type: 'reference',
      page_note: `Operation ID ${operation.operationId}`,
      hide_table_of_contents: true,
      custom_edit_url: null,
    },
    "import {Aside, Contents, Downloads, Endpoint, ErrorAnswer, Errors, Fact, Facts, Field, Fields, Operation, Schema, TryIt} from '@site/src/reference/components'",
    element(
      'Operation',
      {},
      element('Endpoint', {method, path} satisfies EndpointProps),
      operation.deprecated ? DEPRECATED : '',
      prose(operation.description),
      element('Contents', {headings: ['Request samples', 'Try it', ...headingsOf(parts)]} satisfies ContentsProps),
      element('Facts', {}, ...facts(operation, context.docsRoutes)),
      aside(operation),
      element('TryIt', {operation: consoleOperation(operation)} satisfies TryItProps),
      ...parts,
    ),
  )
}

/** Said above samples that do not get the reader's ids. */
const KEPT =
  'This call changes or deletes data, so the samples keep the example IDs. Replace the IDs before you run a sample.'

function aside(operation: Operation): string {
  const request = sampleRequest(operation)
  const isKeeping = isChanging(operation)
  const tabs = sampleLanguages.map(({id, label, write}) =>
    element('TabItem', {value: id, label}, fence(isKeeping ? `${id} ${KEEPS_IDS}` : id, write(request))),
  )
  return element(
    'Aside',
    {},
    '## Request samples',
    isKeeping && request.pathValues.length > 0 ? KEPT : '',
    element('Tabs', {groupId: SAMPLE_TABS}, ...tabs),
    '## Response samples',
    ...answerSamples(operation),
    element('Downloads', {}),
  )
}

/** The way back to the pages that link here. */
function usedIn({operationId}: Operation, {uses}: PageContext): string[] {
  const pages = uses[operationId] ?? []
  const links = pages.map(({title, route}) => `- [${literal(title)}](${route})`)
  return links.length === 0 ? [] : ['## Related pages', links.join('\n')]
}

/** The second-level headings of a page's parts, for its contents. */
function headingsOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) => /^## (.+)/.exec(part)?.[1] ?? [])
}
