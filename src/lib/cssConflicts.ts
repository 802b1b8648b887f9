import type {Declaration, Rule} from 'postcss'
import {atRulesAround, declarationsOf} from './cssTree'
import {alternatives, neededClasses, SELECTOR_GROUP} from './neededClasses'

/** What of a selector decides whether another beats it, and whether both can match one element. */
type Subject = {specificity: number; type: string; pseudoElement: string; classes: readonly string[]}

/** A rule as far as it matters for the cascade. */
export type CascadedRule = {layer: string; subjects: readonly Subject[]; declarations: readonly Declaration[]}

const PSEUDO_ELEMENT = /::?(before|after|first-letter|first-line)\b|::([\w-]+)/
/** Properties of which several shorthands set one: all of a family are taken for one. */
const FAMILY = /^(border|overflow|flex|font|grid|text|break|list|page)-.*/
/** Sides and sizes have two names each, of which one depends on the direction of writing. */
const LOGICAL = /-(?:inline|block)(?:-.*)?$/
const SAME = new Map([
  ['line-height', 'font'],
  ...['top', 'right', 'bottom', 'left'].map((name) => [name, `inset-${name}`] as const),
  ...['gap', 'column-gap', 'row-gap'].map((name) => [name, 'grid'] as const),
  ...['inline-size', 'block-size', 'width', 'height'].map((name) => [name, 'size'] as const),
  ...['min', 'max'].flatMap((edge) =>
    ['inline-size', 'block-size', 'width', 'height'].map((name) => [`${edge}-${name}`, `${edge}-size`] as const),
  ),
  ...['align', 'justify', 'place'].flatMap((kind) =>
    ['items', 'content', 'self'].map((name) => [`${kind}-${name}`, `place-${name}`] as const),
  ),
])

/** Specificity as one number: ids, then classes, then types. */
export function specificity(selector: string): number {
  let inGroups = 0
  const rest = selector
    .replaceAll(SELECTOR_GROUP, (_, kind: string, list: string) => {
      if (kind !== 'where') inGroups += Math.max(...alternatives(list).map(specificity))
      return ''
    })
    .replaceAll(/\[[^\]]*\]/g, '.a')
  const count = (pattern: RegExp): number => rest.match(pattern)?.length ?? 0
  const elements = count(/::[\w-]+|:(?:before|after)\b|(?<![\w.#:-])[a-z][\w-]*/g)
  const classes = count(/\.[\w-]+|(?<!:):(?!before\b|after\b)[\w-]+/g)
  return inGroups + elements + classes * 100 + count(/#[\w-]+/g) * 10_000
}

/** The part of a selector that stands for the element itself. */
function subjectOf(selector: string): Subject {
  const blank = (text: string): string => '_'.repeat(text.length)
  const flat = selector.replaceAll(/\[[^\]]*\]/g, blank).replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, blank)
  const own = selector.slice(Math.max(...[' ', '>', '+', '~'].map((sign) => flat.lastIndexOf(sign))) + 1)
  const [, old, pseudoElement] = PSEUDO_ELEMENT.exec(own) ?? []
  return {
    specificity: specificity(selector),
    type: /^[a-z][\w-]*/.exec(own)?.[0] ?? '',
    pseudoElement: old ?? pseudoElement ?? '',
    classes: neededClasses(own),
  }
}

/** A rule as far as it matters for the cascade. */
export function cascaded(rule: Rule): CascadedRule {
  const layers = atRulesAround(rule).filter(({name}) => name === 'layer')
  return {
    layer: layers.map(({params}) => params).join('.'),
    subjects: rule.selectors.map(subjectOf),
    declarations: declarationsOf(rule),
  }
}

function family(property: string): string {
  if (property.startsWith('--')) return property
  const name = property.replace(/^-(?:webkit|moz)-/, '')
  return SAME.get(name) ?? name.replace(FAMILY, '$1').replace(LOGICAL, '')
}

function overlap(one: Declaration, other: Declaration): boolean {
  if (Boolean(one.important) !== Boolean(other.important)) return false
  const [a, b] = [family(one.prop), family(other.prop)]
  return a === b || a === 'all' || b === 'all' || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)
}

/**
 * Whether it may matter which of two rules comes first: they may match one element, neither beats the other, and both
 * set one property. Says so where it cannot know.
 * @param areTogether whether one element may have all of these classes.
 */
export function dependOnOrder(
  one: CascadedRule,
  other: CascadedRule,
  areTogether: (classes: readonly string[]) => boolean,
): boolean {
  if (one.layer !== other.layer) return false
  const meet = one.subjects.some((a) =>
    other.subjects.some(
      (b) =>
        a.specificity === b.specificity &&
        a.pseudoElement === b.pseudoElement &&
        (a.type === '' || b.type === '' || a.type === b.type) &&
        (a.classes.length === 0 || b.classes.length === 0 || areTogether([...a.classes, ...b.classes])),
    ),
  )
  return meet && one.declarations.some((a) => other.declarations.some((b) => overlap(a, b)))
}
