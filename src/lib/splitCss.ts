import postcss, {type AtRule, type Root, type Rule} from 'postcss'
import {cascaded, dependOnOrder} from './cssConflicts'
import {atRulesAround} from './cssTree'
import {neededClasses} from './neededClasses'

/** What a page may need rules for. */
export type PageClasses = {
  path: string
  /** Its class attributes, each once. */
  attributes: readonly string[]
  /** Classes that the page's own scripts may give to an element. */
  scripted: readonly string[]
}

/** A part of a stylesheet. */
export type PartOf = {
  /** For its file. */
  name: string
  /** Whether it holds what is needed by this page, and by none for which it says no. */
  isFor: (path: string) => boolean
}

/** A part with its rules. */
export type SplitPart = {
  name: string
  css: string
  /** Paths of the pages that need one of its rules. */
  pages: ReadonlySet<string>
}

/**
 * Parts a stylesheet by the pages that need its rules: each rule goes to the last part that is for all of them, one that
 * no page needs as it is built to the last of all, and one that needs no class to the first. The parts in their order
 * mean what the whole does: a rule stays in an earlier part where a later rule of that part must be able to win.
 * @param parts the first is for all pages, the last for none. Each but those is for fewer than those before it, or others.
 */
export function splitCss(css: string, pages: readonly PageClasses[], parts: readonly PartOf[]): SplitPart[] {
  const root = postcss.parse(css)
  const pagesFor = pagesOf(pages)
  const rules = rulesOf(root).map((rule) => ({rule, cascaded: cascaded(rule), pages: pagesFor(rule)}))
  const areTogether = togetherIn(pages)
  const places = rules.map(({pages: paths}) => placeFor(paths, parts))
  // From the end: where a rule may go depends on the rules after it only.
  for (let index = rules.length - 1; index >= 0; index -= 1)
    for (let later = index + 1; later < rules.length; later += 1) {
      const [one, other, place = 0, earlier = 0] = [rules[index], rules[later], places[index], places[later]]
      if (one === undefined || other === undefined || earlier >= place) continue
      if (dependOnOrder(one.cascaded, other.cascaded, areTogether)) places[index] = placeFor(one.pages, parts, earlier)
    }
  const placeOf = new Map(rules.map(({rule}, index) => [rule, places[index] ?? 0]))
  return parts.map(({name}, part) => ({
    name,
    css: (part === 0 ? layerOrder(root) : '') + onlyPart(root, part, placeOf),
    pages: new Set(rules.flatMap(({pages: paths}, index) => (places[index] === part ? (paths ?? []) : []))),
  }))
}

/** Not the frames of animations. */
function rulesOf(root: Root): readonly Rule[] {
  const rules: Rule[] = []
  root.walkRules((rule) => {
    if (!atRulesAround(rule).some(isKeyframes)) rules.push(rule)
  })
  return rules
}

const isKeyframes = ({name}: AtRule): boolean => name.endsWith('keyframes')

/** A function that tells the pages in which a rule may match something, or null for all. */
function pagesOf(pages: readonly PageClasses[]): (rule: Rule) => readonly string[] | null {
  const known = pages.map(({path, attributes, scripted}) => ({
    path,
    classes: new Set([...attributes.flatMap((value) => value.split(/\s+/)), ...scripted]),
  }))
  return ({selectors}) => {
    const needed = selectors.map(neededClasses)
    if (needed.some((names) => names.length === 0)) return null
    const has = (classes: ReadonlySet<string>) => needed.some((names) => names.every((name) => classes.has(name)))
    return known.filter(({classes}) => has(classes)).map(({path}) => path)
  }
}

/** The last part, but none after a given one, that is for all of these pages. */
function placeFor(paths: readonly string[] | null, parts: readonly PartOf[], last = parts.length - 1): number {
  if (paths === null) return 0
  if (paths.length === 0) return last
  return parts.findLastIndex(({isFor}, place) => place <= last && paths.every(isFor))
}

/** Whether one element may have classes: one of a page has, or one of them stands in no page, so that a script sets it. */
function togetherIn(pages: readonly PageClasses[]): (classes: readonly string[]) => boolean {
  const attributes = [...new Set(pages.flatMap((page) => page.attributes))].map((value) => new Set(value.split(/\s+/)))
  const known = new Set(attributes.flatMap((set) => [...set]))
  return (classes) =>
    classes.some((name) => !known.has(name)) || attributes.some((set) => classes.every((name) => set.has(name)))
}

/** The layers in the order in which the whole stylesheet names them first, which decides which of them wins. */
function layerOrder(root: Root): string {
  const names = new Set<string>()
  root.walkAtRules('layer', ({params}) => {
    for (const name of params.split(',')) names.add(name.trim())
  })
  return names.size === 0 ? '' : `@layer ${[...names].join(',')};`
}

/** At-rules that stand around rules. Others, such as fonts and animations, are in the first part. */
const GROUPS = new Set(['container', 'layer', 'media', 'starting-style', 'supports'])

function onlyPart(root: Root, part: number, placeOf: ReadonlyMap<Rule, number>): string {
  const clone = root.clone()
  const originals = rulesOf(root)
  for (const [index, copy] of rulesOf(clone).entries()) {
    const original = originals[index]
    if (original !== undefined && placeOf.get(original) !== part) copy.remove()
  }
  if (part > 0)
    clone.walkAtRules((at) => {
      if (!GROUPS.has(at.name)) at.remove()
    })
  dropEmpty(clone)
  return clone.toString()
}

/** Takes out the groups in which nothing is left, and the layers' names, which the first part begins with. */
function dropEmpty(container: Root | AtRule): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !GROUPS.has(node.name)) continue
    dropEmpty(node)
    if ((node.nodes ?? []).length === 0) node.remove()
  }
}
