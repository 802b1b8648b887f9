import {SAMPLE_TABS, type ContentsProps, type EndpointProps, type TryItProps} from '../apiPage'
import {DESCRIPTION} from '../../lib/pageLimits'
import {pageName, type Operation} from '../description/description.build'
import {sampleBody} from '../description/sampleBody.build'
import {isChanging, sampleLanguages, sampleRequest} from '../description/samples.build'
import {basePath, isOfRealm} from '../description/servers.build'
import {KEEPS_IDS} from '../../markdown/remark/contextValues/findValues'
import {answers, answerSamples, errors} from './answers.build'
import {bodyBlock} from './blocks.build'
import {callbacks} from './called.build'
import type {PageContext} from './context.build'
import {facts} from './facts.build'
import {element, fence, literal, page, prose} from './mdx.build'
import {plain, shortened} from './plain.build'
import {body, bodyExamples, parameters} from './request.build'
import {SchemaWriter} from './schemas.build'
import {consoleOperation} from './tryIt.build'

/** Text of a search result: whole sentences, 50 characters at least and 160 at most. */
export function metaDescription({description, summary, method, path}: Operation): string {
  const sentences = plain(description || `${summary}.`).match(/[^.]+(?:\.(?!\s|$)[^.]*)*\.?/g) ?? []
  let result = ''
  for (const sentence of sentences.map((each) => each.trim())) {
    const longer = `${result} ${sentence}`.trim()
    if (longer.length > 110 && result.length > 0) break
    result = longer
  }
  const call = `${method.toUpperCase()} ${path}`
  if (result.length + call.length + 3 < DESCRIPTION.minOfGenerated)
    result += ' See its request, responses, and samples.'
  const whole = result.length + call.length + 3 <= 160 ? `${result} (${call})` : result
  return shortened(whole)
}

/** The first words of a page whose operation is on its way out. */
const DEPRECATED =
  ":::warning[Deprecated]\n\nThis operation can be removed in a later version. Don't use it in new code.\n\n:::"

/** Said of a call that the server makes. */
const WEBHOOK = 'The server sends this request to your application.'

/** The page of an operation, in MDX. */
export function operationPage(operation: Operation, context: PageContext): string {
  const {method, path, summary, isWebhook} = operation
  const writer = new SchemaWriter(context.description, bodyExamples(operation))
  const parts = [
    ...parameters(operation, writer),
    ...body(operation, writer),
    ...answers(operation, writer, context),
    ...errors(operation, writer, context),
    ...callbacks(operation, writer),
    ...usedIn(operation, context),
  ]
  const samples = isWebhook ? payload(operation) : requestSamples(operation)
  const tryIt = consoleOperation(operation)
  const headings = [
    ...(samples.length > 0 ? [headingsOf(samples)[0] ?? ''] : []),
    ...(tryIt ? ['Try it'] : []),
    ...headingsOf(parts),
  ]
  const endpoint: EndpointProps = {
    method,
    path,
    ...(isOfRealm(operation) ? {} : {base: isWebhook ? '' : basePath(operation)}),
  }
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
      element('Endpoint', endpoint),
      isWebhook ? WEBHOOK : '',
      operation.deprecated ? DEPRECATED : '',
      prose(operation.description),
      element('Contents', {headings} satisfies ContentsProps),
      ...factList(operation, context),
      aside(operation, samples),
      tryIt ? element('TryIt', {operation: tryIt} satisfies TryItProps) : '',
      ...parts,
    ),
  )
}

function factList(operation: Operation, context: PageContext): string[] {
  const all = facts(operation, context)
  return all.length > 0 ? [element('Facts', {}, ...all)] : []
}

/** Said above samples that do not get the reader's ids. */
const KEPT =
  'This call changes or deletes data, so the samples keep the example IDs. Replace the IDs before you run a sample.'

function requestSamples(operation: Operation): string[] {
  const request = sampleRequest(operation)
  const isKeeping = isChanging(operation)
  const tabs = sampleLanguages
    .filter(({cannot}) => !cannot?.includes(request.method))
    .map(({id, label, write}) =>
      element('TabItem', {value: id, label}, fence(isKeeping ? `${id} ${KEEPS_IDS}` : id, write(request))),
    )
  return [
    '## Request samples',
    isKeeping && request.pathValues.length > 0 ? KEPT : '',
    element('Tabs', {groupId: SAMPLE_TABS}, ...tabs),
  ]
}

/** What the server sends, of a call that it makes. */
function payload(operation: Operation): string[] {
  const sent = sampleBody(operation)
  if (sent?.type === 'json') return ['## Payload sample', bodyBlock('application/json', sent.value, undefined)]
  return sent?.type === 'text' ? ['## Payload sample', bodyBlock(sent.mediaType, sent.text, undefined)] : []
}

function aside(operation: Operation, samples: readonly string[]): string {
  const answered = answerSamples(operation)
  return element(
    'Aside',
    {},
    ...samples,
    ...(answered.length > 0 ? ['## Response samples', ...answered] : []),
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
