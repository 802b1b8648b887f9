import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {DocSearchHit} from '@docsearch/react'
import type {SearchForHits, SearchResponse} from 'algoliasearch/lite'
import * as z from 'zod'

/*
 * A server that answers as the hosted service does, as far as its clients and its documentation show:
 *
 * - a search and its answer: `SearchForHits` and `SearchResponse` of algoliasearch, by which both are typed here. A query of
 *   more than 512 characters is an error, which algolia.com/doc says of the method `search` and `MAX_QUERY_SIZE` of
 *   @docsearch/react keeps to; what comes after the first thousand hits is kept back, as `paginationLimitedTo` says there.
 * - a record: `DocSearchHit` of @docsearch/react. What one has and how records are put together is in the crawler's template
 *   "Docusaurus v2 & v3" (algolia/docsearch, packages/website/docs/templates.mdx): one for each heading and for the text
 *   below it, of which `attributeForDistinct: 'url'` shows the best one. Texts are escaped: algolia/docsearch-scraper,
 *   `escape` in abstract_strategy.py, since DocSearch sets them as HTML (its Snippet.tsx).
 * - tokens and questions: algolia/docsearch v4.7.0, packages/docsearch-react/src/askai.ts and useAskAi.ts, and
 *   packages/website/docs/v4/askai-api.mdx of v4.0.0.
 * - the assistant's stream: the UI message stream of version 5 of the AI SDK (vercel/ai,
 *   packages/ai/src/ui-message-stream/ui-message-chunks.ts), with the call of the tool `searchIndex` that DocSearch draws.
 */

/** What a request to the service says. */
export type Told = {
  path: string
  query: URLSearchParams
  agent: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

type IndexRecord = Pick<DocSearchHit, 'objectID' | 'url' | 'content' | 'hierarchy' | 'type' | 'anchor'> & {
  url_without_anchor: string
  language: string
  docusaurus_tag: string
}

const MAX_QUERY = 512
const MAX_HITS = 1000

const SITE = 'https://www.example.com'

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[character] ?? '&#x27;',
  )

/** The two records that the crawler makes of a section: one of its heading, which has no text, and one of the text. */
function recordsOf(
  docusaurus_tag: string,
  path: string,
  title: string,
  heading: string | null,
  text: string,
): IndexRecord[] {
  const [page = '', anchor = null] = path.split('#')
  const lvl2 = heading === null ? null : escaped(heading)
  const hierarchy = {lvl0: 'Documentation', lvl1: escaped(title), lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null}
  const common = {url: SITE + path, url_without_anchor: SITE + page, anchor, hierarchy, language: 'en', docusaurus_tag}
  return [
    {...common, objectID: `0-${SITE}${path}`, type: heading === null ? 'lvl1' : 'lvl2', content: null},
    {...common, objectID: `1-${SITE}${path}`, type: 'content', content: escaped(text)},
  ]
}

const DOCS = 'docs-default-current'

const records = [
  ...recordsOf(
    DOCS,
    '/docs/organizations/invitations/#3-invite',
    'Invitations',
    "Invite & set the organization's role",
    '<img src=x onerror=alert(1)> Send an invitation.',
  ),
  ...recordsOf(DOCS, '/docs/organizations/roles/', 'Roles', null, 'Invited members have roles.'),
  ...recordsOf('docs-default-1.0', '/docs/1.0/roles/', 'Roles', null, 'Invited members had roles.'),
  ...recordsOf(
    'docs-api-current',
    '/api/add-organization-invitation/',
    'Invite a person',
    null,
    'Sends an invitation.',
  ),
  ...recordsOf('blog', '/blog/dashboard-launch/', 'The dashboard', null, 'Invite colleagues.'),
  ...recordsOf('blog_posts_list', '/blog/', 'News', null, 'Invite colleagues.'),
  ...Array.from({length: 1200}, (_, at) =>
    recordsOf(DOCS, `/docs/generated/${at}/`, `Generated ${at}`, null, 'A keycloak.'),
  ).flat(),
]

/** What is read of a request; a client's own types say all that may stand in it. */
const bodySchema = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      query: z.string(),
      hitsPerPage: z.number(),
      page: z.number().optional(),
      facetFilters: z.array(z.union([z.string(), z.array(z.string())])),
    }),
  ),
})

type Asked = z.infer<typeof bodySchema>['requests'][number] & SearchForHits

/** What the service finds: records that have what is typed, and the tags that are asked for, one of each address. */
function found({query, facetFilters}: Asked): IndexRecord[] {
  const fits = ({language, docusaurus_tag}: IndexRecord, filter: string | string[]): boolean => {
    const one = [filter].flat()
    return (
      one.length === 0 ||
      one.some((value) => [`language:${language}`, `docusaurus_tag:${docusaurus_tag}`].includes(value))
    )
  }
  const says = ({content, hierarchy: {lvl1, lvl2}}: IndexRecord): boolean =>
    `${lvl1} ${lvl2 ?? ''} ${content ?? ''}`.toLowerCase().includes(query.toLowerCase())
  const matching = records.filter((record) => says(record) && facetFilters.every((filter) => fits(record, filter)))
  return matching.filter(({url}, at) => matching.findIndex((other) => other.url === url) === at)
}

/** The answer to one query of a request. */
function answerTo(request: Asked): SearchResponse {
  const {hitsPerPage, page = 0, indexName, query} = request
  const hits = found(request)
  const reached = hits.slice(0, MAX_HITS).slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const counts: Record<string, number> = {}
  for (const {docusaurus_tag: tag} of hits) counts[tag] = (counts[tag] ?? 0) + 1
  return {
    hits: reached.map(({objectID, url, content, hierarchy}) => ({objectID, url, content, hierarchy})),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(hits.length, MAX_HITS) / hitsPerPage),
    hitsPerPage,
    facets: hits.length > 0 ? {docusaurus_tag: counts} : {},
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {facetsCount: true, nbHits: true, typo: true},
    ...(reached.length === 0 && hits.length > MAX_HITS
      ? {message: `you can only fetch the ${MAX_HITS} hits for this query.`}
      : {}),
    query,
    params: new URLSearchParams({query, hitsPerPage: String(hitsPerPage)}).toString(),
    renderingContent: {},
    index: indexName,
    processingTimeMS: 1,
    processingTimingsMS: {_request: {roundTrip: 12}, total: 1},
    serverTimeMS: 2,
  }
}

const stream = [
  {type: 'start', messageId: 'm1'},
  {type: 'start-step'},
  {type: 'tool-input-start', toolCallId: 'c1', toolName: 'searchIndex'},
  {type: 'tool-input-available', toolCallId: 'c1', toolName: 'searchIndex', input: {query: 'invite'}},
  {type: 'tool-output-available', toolCallId: 'c1', output: {query: 'invite', hits: []}},
  {type: 'finish-step'},
  {type: 'start-step'},
  {type: 'text-start', id: 't1'},
  {type: 'text-delta', id: 't1', delta: 'Send an **invitation**, '},
  {type: 'text-delta', id: 't1', delta: 'see [the page](/docs/organizations/invitations/).'},
  {type: 'text-end', id: 't1'},
  {type: 'finish-step'},
  {type: 'finish'},
]

type Answer = {status: number; body: string; contentType: string}

const json = (status: number, value: unknown): Answer => ({
  status,
  body: JSON.stringify(value),
  contentType: 'application/json',
})

function answerOf(path: string, {headers}: IncomingMessage, body: string): Answer {
  if (path === '/1/indexes/*/queries') {
    const {requests} = bodySchema.parse(JSON.parse(body))
    return requests.some(({query}) => query.length > MAX_QUERY)
      ? json(400, {message: `The query is longer than ${MAX_QUERY} characters.`, status: 400})
      : json(200, {results: requests.map(answerTo)})
  }
  if (path === '/chat/token')
    return headers['x-algolia-assistant-id'] === 'assistant-1'
      ? json(200, {success: true, token: 'token-1'})
      : json(403, {success: false, message: 'The assistant is not known.'})
  if (path === '/chat' && headers.authorization === 'TOKEN token-1')
    return {
      status: 200,
      contentType: 'text/event-stream',
      body: [...stream.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
    }
  return json(path === '/chat' ? 401 : 404, {message: 'Refused', status: path === '/chat' ? 401 : 404})
}

async function answer(request: IncomingMessage, response: ServerResponse, told: Told[]): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://service')
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const agent = url.searchParams.get('x-algolia-agent') ?? ''
  told.push({path: url.pathname, query: url.searchParams, agent, headers: request.headers, body})
  const {status, body: text, contentType} = answerOf(url.pathname, request, body)
  response.writeHead(status, {'access-control-allow-origin': '*', 'content-type': contentType}).end(text)
}

/** A server that speaks the format of the hosted service, and keeps what it is told. */
export async function serveHostedService(told: Told[]): Promise<{url: string; stop: () => void}> {
  const server = createServer((request, response) => void answer(request, response, told))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: () => server.close(),
  }
}
