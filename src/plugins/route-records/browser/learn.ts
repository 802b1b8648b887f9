import {isHydrated} from '../../intent-hydration/browser/isHydrated'
import {recordPath, RECORDS, type RouteModule, type RouteRecord} from '../record'
import {keepArticle} from './article'
import {isOther, loadModule} from './bundler'
import {loadDrawn} from './drawn'
import {fetchLeft, RouteLoadError} from './fetchLeft'
import {learnItems} from './itemsAt'
import {pageAt} from './pageAt'
import {addRoutes} from './routes'
import {registry, routesChunkNames} from './tables'

/** The script of the page, which says what the page was built with. Missing where the framework's tags are. */
const {scripts, chunks, absent} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}

/** The pages that have been asked for. */
const asked = new Map<string, Promise<RouteRecord | undefined>>()

/** The pages of which all is known that there is. */
const learned = new Set<string>()

function setAbsent(pathname: string): void {
  const page = pageAt(pathname)
  asked.set(page, Promise.resolve(undefined))
  learned.add(page)
}

// The server has given the not-found page, which has no route: there is none at its address.
if (chunks === '') setAbsent(location.pathname)
// Links that the site has let pass though they lead nowhere.
for (const page of absent?.split(' ') ?? []) setAbsent(page)

/** Stands for the text of an article that is kept as it is in the page: theme/DocItem/Content does not draw it. */
const nothing = () => () => null

/** A module as the framework expects it: what it exports. */
async function load(module: RouteModule): Promise<unknown> {
  if ('data' in module) return {default: module.data}
  if (module.facts && !isHydrated() && keepArticle(module.facts)) return {default: nothing(), ...module.facts}
  const [loaded] = await Promise.all([loadModule(module.id, module.chunks), module.isArticle && loadDrawn()])
  return module.isData ? {default: loaded} : loaded
}

function add({routes, modules}: RouteRecord): void {
  for (const [name, module] of Object.entries(modules))
    registry[name] ??= [() => load(module), name, 'id' in module ? module.id : '']
  for (const {path, hash, modules: names} of routes) routesChunkNames[`${path}-${hash}`] ??= names
  addRoutes(routes)
}

async function learnAnew(page: string): Promise<RouteRecord> {
  const record = await fetchLeft(recordPath(page), () => window[RECORDS]?.[page], `the route of ${page}`)
  const known = Object.values(record.modules).flatMap((module) => ('data' in module ? [] : module.chunks))
  if ((scripts !== undefined && record.scripts !== scripts) || known.some(isOther))
    throw new RouteLoadError(`The route of ${page} is of another build than this page.`)
  if (record.sidebar !== undefined) await learnItems(page, record.sidebar)
  add(record)
  learned.add(page)
  return record
}

/** Whether a page can be drawn, or is known not to be there. */
export const isLearned = (pathname: string): boolean => learned.has(pageAt(pathname))

/**
 * Gets to know what React needs to draw a page, once.
 * @returns its record; undefined for an address without a page.
 * @throws RouteLoadError when it does not come, or is of a newer deployment than the scripts that are here.
 */
export function learn(pathname: string): Promise<RouteRecord | undefined> {
  const page = pageAt(pathname)
  const earlier = asked.get(page)
  if (earlier) return earlier
  const record = learnAnew(page)
  asked.set(page, record)
  // Asked for again at the next occasion.
  record.catch(() => asked.delete(page))
  return record
}
