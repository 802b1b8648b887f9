import {translate} from '@docusaurus/Translate'
import {TRY_IT_ANCHOR, type ContentsProps, type EndpointProps, type TryItProps} from '../apiPage'
import {DESCRIPTION} from '../../lib/pageLimits'
import {operationsOf, pageName, type Operation} from '../description/description.build'
import {basePath, isOfRealm} from '../description/servers.build'
import {answers, answerSamples} from './answers.build'
import {callbacks} from './called.build'
import type {PageContext} from './context.build'
import {errors} from './errors.build'
import {facts} from './facts.build'
import {element, heading, literal, page, prose} from './mdx.build'
import {plain, shortened} from './plain.build'
import {pageTitle} from './pageTitle.build'
import {parameters} from './parameters.build'
import {body, bodyExamples} from './request.build'
import {payload, requestSamples} from './callSamples.build'
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
    result += ` ${translate({id: 'site.api.meta', message: 'See its request, responses, and samples.'})}`
  const whole = result.length + call.length + 3 <= 160 ? `${result} (${call})` : result
  return shortened(whole)
}

/** The first words of a page whose operation is on its way out. */
const deprecated = (): string =>
  `:::warning[${translate({id: 'site.api.deprecated', message: 'Deprecated'})}]\n\n${translate({id: 'site.api.deprecated.text', message: "This operation can be removed in a later version. Don't use it in new code."})}\n\n:::`

/** The page of an operation, in MDX. */
export function operationPage(operation: Operation, context: PageContext): string {
  const {isWebhook} = operation
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
    ...headingsOf(samples),
    ...(tryIt ? [{id: TRY_IT_ANCHOR, text: translate({id: 'site.api.tryIt', message: 'Try it'})}] : []),
    ...headingsOf(parts),
  ]
  return page(
    frontMatter(operation, context),
    "import {Aside, Contents, Downloads, Endpoint, ErrorAnswer, Errors, Fact, Facts, Field, Fields, Operation, Schema, TryIt} from '@site/src/reference/components'",
    element(
      'Operation',
      {},
      element('Endpoint', endpoint(operation)),
      isWebhook
        ? translate({id: 'site.api.webhook', message: 'The server sends this request to your application.'})
        : '',
      operation.deprecated ? deprecated() : '',
      prose(operation.description),
      element('Contents', {headings} satisfies ContentsProps),
      ...factList(operation, context),
      aside(operation, samples),
      tryIt ? element('TryIt', {operation: tryIt} satisfies TryItProps) : '',
      ...parts,
    ),
  )
}

const frontMatter = (operation: Operation, {description}: PageContext) => ({
  id: pageName(operation.operationId),
  title: pageTitle(operation, operationsOf(description)),
  description: metaDescription(operation),
  page_type: 'reference',
  page_note: translate({id: 'site.api.operationId', message: 'Operation ID {id}'}, {id: operation.operationId}),
  hide_table_of_contents: true,
  custom_edit_url: null,
})

const endpoint = (operation: Operation): EndpointProps => ({
  method: operation.method,
  path: operation.path,
  ...(isOfRealm(operation) ? {} : {base: operation.isWebhook ? '' : basePath(operation)}),
})

function factList(operation: Operation, context: PageContext): string[] {
  const all = facts(operation, context)
  return all.length > 0 ? [element('Facts', {}, ...all)] : []
}

function aside(operation: Operation, samples: readonly string[]): string {
  const answered = answerSamples(operation)
  return element(
    'Aside',
    {},
    ...samples,
    ...(answered.length > 0
      ? [
          heading(translate({id: 'site.api.samples.response', message: 'Response samples'}), 'response-samples'),
          ...answered,
        ]
      : []),
    element('Downloads', {}),
  )
}

/** The way back to the pages that link here. */
function usedIn({operationId}: Operation, {uses}: PageContext): string[] {
  const pages = uses[operationId] ?? []
  const links = pages.map(({title, route}) => `- [${literal(title)}](${route})`)
  return links.length === 0
    ? []
    : [heading(translate({id: 'site.api.relatedPages', message: 'Related pages'}), 'related-pages'), links.join('\n')]
}

/** The second-level headings of a page's parts, for its contents. */
function headingsOf(parts: readonly string[]): {id: string; text: string}[] {
  return parts.flatMap((part) => {
    const [, text, id] = /^## (.+) \{\/\* #(\S+) \*\/\}$/.exec(part) ?? []
    return text === undefined || id === undefined ? [] : [{id, text}]
  })
}
