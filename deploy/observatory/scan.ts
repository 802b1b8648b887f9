import path from 'node:path'
import {pathToFileURL} from 'node:url'
import * as z from 'zod'

/** Where `npm ci` puts the scanner. */
export const SCANNER = path.join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory')

/** What one test of the scanner finds. */
export type Finding = {test: string; result: string; modifier: number}

/** What the scanner says of one address. */
export type Scan = {
  /** The status of the answer. */
  status: number
  /** The points: 100, and what the findings add or take. */
  score: number
  findings: readonly Finding[]
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const answerSchema = z.looseObject({status: z.number(), headers: z.looseObject({})})
const requestsSchema = z.looseObject({responses: z.looseObject({auto: answerSchema.nullable()})})
type Requests = z.infer<typeof requestsSchema>
const outputSchema = z.object({result: z.string()})

/** The parts of the scanner that its command puts together. The command takes neither a port nor a path. */
const parts = {
  retriever: z.object({
    retrieve: z.custom<(hostname: string, options: object) => Promise<unknown>>(isFunction),
  }),
  constants: z.object({
    ALL_TESTS: z.array(z.custom<((requests: Requests) => unknown) & {name: string}>(isFunction)),
  }),
  grader: z.object({getScoreModifier: z.custom<(result: string) => number>(isFunction)}),
  charts: z.object({MINIMUM_SCORE_FOR_EXTRA_CREDIT: z.number()}),
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(SCANNER, 'src', file)).href)

/**
 * Two tests that the scanner has had since July 2026 and that no version on npm contains yet (mdn/mdn-http-observatory,
 * pull request 498). Each of these values earns ten points.
 */
const LATER_TESTS = [
  {test: 'crossOriginEmbedderPolicy', field: 'cross-origin-embedder-policy', earns: ['require-corp', 'credentialless']},
  {
    test: 'crossOriginOpenerPolicy',
    field: 'cross-origin-opener-policy',
    earns: ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
  },
] as const

function laterFindings(headers: Readonly<Record<string, unknown>>): Finding[] {
  return LATER_TESTS.map(({test, field, earns}) => {
    const value = headers[field]
    const isEarned = typeof value === 'string' && earns.some((one) => one === value)
    return {test, result: typeof value === 'string' ? value : 'none', modifier: isEarned ? 10 : 0}
  })
}

/**
 * Scans one address of a server on this machine. Its certificate must be among those that Node trusts.
 * @param address host `localhost`, port, and path.
 * @param closedPort a port on which nothing answers, in place of HTTP without TLS.
 * @throws Error if the server doesn't answer.
 */
export async function scan(address: {port: number; pathname: string; closedPort: number}): Promise<Scan> {
  const {retrieve} = parts.retriever.parse(await load('retriever/retriever.js'))
  const {ALL_TESTS} = parts.constants.parse(await load('constants.js'))
  const {getScoreModifier} = parts.grader.parse(await load('grader/grader.js'))
  const {MINIMUM_SCORE_FOR_EXTRA_CREDIT} = parts.charts.parse(await load('grader/charts.js'))
  const {port, pathname, closedPort} = address
  const requests: unknown = await retrieve('localhost', {httpsPort: port, httpPort: closedPort, path: pathname})
  const {auto} = requestsSchema.parse(requests).responses
  if (auto === null)
    throw new Error(`https://localhost:${port}${pathname} doesn't answer. Fix: start the server first.`)
  const findings = ALL_TESTS.map((test) => {
    // The object itself: the tests call its methods.
    const {result} = outputSchema.parse(test(z.custom<Requests>().parse(requests)))
    return {test: test.name, result, modifier: getScoreModifier(result)}
  })
  const all = [...findings, ...laterFindings(auto.headers)]
  const sum = (some: readonly Finding[]): number => some.reduce((total, {modifier}) => total + modifier, 100)
  const worst = sum(all.filter(({modifier}) => modifier < 0))
  return {status: auto.status, score: worst >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(all) : worst, findings: all}
}

if (process.argv[1] === import.meta.filename) {
  const [port, closedPort, ...pathnames] = process.argv.slice(2)
  const scans = []
  for (const pathname of pathnames) {
    scans.push({pathname, ...(await scan({port: Number(port), closedPort: Number(closedPort), pathname}))})
  }
  console.log(JSON.stringify(scans))
}
