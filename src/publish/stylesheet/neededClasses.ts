/** A pseudo-class that holds selectors: its name, and what stands in it. */
export const SELECTOR_GROUP = /:(not|is|where|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

/** The selectors of a list; a comma within parentheses parts none. */
export function alternatives(list: string): readonly string[] {
  return list.split(/,(?![^()]*\))/)
}

/** Every class that selectors name, as often as they do. */
export const classesIn = (css: string): readonly string[] => [...css.matchAll(CLASS)].map(([, name = '']) => name)

/**
 * Classes that must stand in a page for a selector to match: of what stands in `:is()` or `:where()` those that each of
 * its selectors needs, and none of what stands in `:not()` or `:has()`.
 */
export function neededClasses(selector: string): readonly string[] {
  const inGroups = [...selector.matchAll(SELECTOR_GROUP)].flatMap(([, kind, list = '']) => {
    if (kind === 'not' || kind === 'has') return []
    const [first = [], ...others] = alternatives(list).map(neededClasses)
    return first.filter((name) => others.every((names) => names.includes(name)))
  })
  return [...classesIn(selector.replaceAll(SELECTOR_GROUP, '')), ...inGroups]
}
