import type {Declaration, Root} from 'postcss'
import {atRulesAround, selectorsAround} from './cssTree'

/** Where a theme may begin: the root, and whatever has a mode of its own. Nothing else may declare what is put in place. */
const SCOPE = /^(?:html|:root)?(?:\[data-theme(?:=\w+)?\])?(?::root)?$/
const ROOT = /^(?:html|:root)$/
const EVERY_MODE = '[data-theme]'
/** Of a property that is declared so, nothing is left at the root: what reads it does not get the word itself. */
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i
const READING = /var\(\s*(--[\w-]+)\s*\)/g

/** A value that is worth its place takes this much more than the name that reads it, in characters. */
const TOLERANCE = 6

/**
 * Puts the values of custom properties where they are read, if they are the same wherever the name is: the framework's
 * stylesheet reads three hundred of them, most of which are a number or another name. A browser looks each of them up
 * again for every element. Their declarations stay, for `purgeCss` to take out where nothing reads them any more.
 *
 * Without layers, in the root of all themes, and once: then no other value can win. A value that reads others is the same
 * as what it reads if they change where it is declared anew, in each theme, and nowhere else.
 */
export function inlineConstants(root: Root): void {
  dropBeaten(root)
  for (;;) {
    const constants = constantsOf(root)
    const count = readingsOf(root)
    let changed = 0
    root.walkDecls((declaration) => {
      const value = declaration.value.replaceAll(READING, (reading, name: string, at: number, whole: string) => {
        const constant = constants.get(name)
        if (constant === undefined || name === declaration.prop) return reading
        if (constant.length > reading.length + TOLERANCE && (count.get(name) ?? 0) > 1) return reading
        return separated(constant, whole.slice(0, at), whole.slice(at + reading.length))
      })
      if (value !== declaration.value) changed += 1
      declaration.value = value.replaceAll(/\0+/g, ' ')
    })
    if (changed === 0) return
  }
}

/** Takes out what a layer declares for the root where a rule outside all layers does too: that one wins. */
function dropBeaten(root: Root): void {
  const winning = new Set<string>()
  root.walkDecls(/^--/, (declaration) => {
    const isOnRoot = selectorsAround(declaration).some((selector) => ROOT.test(selector))
    if (isOnRoot && atRulesAround(declaration).length === 0) winning.add(declaration.prop)
  })
  root.walkDecls(/^--/, (declaration) => {
    const isLayered = atRulesAround(declaration).some(({name}) => name === 'layer')
    if (isLayered && winning.has(declaration.prop) && selectorsAround(declaration).every(isOfRoot)) declaration.remove()
  })
}

const isOfRoot = (selector: string): boolean => SCOPE.test(selector) && /^html|:root/.test(selector)

/** What can be put in place of each name. */
function constantsOf(root: Root): ReadonlyMap<string, string> {
  const declarations = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration])
  })
  /** Whether it changes with the theme, and nowhere but where a theme begins. */
  const isThemed = (name: string): boolean =>
    declarations.get(name)?.every((one) => selectorsAround(one).every((selector) => SCOPE.test(selector))) ?? false
  const constants = new Map<string, string>()
  for (const [name, [only, another]] of declarations) {
    if (only === undefined || another !== undefined || only.important || WIDE.test(only.value)) continue
    const selectors = selectorsAround(only)
    if (!selectors.some((selector) => ROOT.test(selector)) || !selectors.every((selector) => SCOPE.test(selector)))
      continue
    if (!atRulesAround(only).every((at) => at.name === 'layer')) continue
    const read = only.value.match(/(?<=var\(\s*)--[\w-]+/g) ?? []
    if (read.length === 0 || (selectors.includes(EVERY_MODE) && read.every(isThemed))) constants.set(name, only.value)
  }
  return constants
}

function readingsOf(root: Root): ReadonlyMap<string, number> {
  const count = new Map<string, number>()
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(READING)) count.set(name, (count.get(name) ?? 0) + 1)
  })
  return count
}

/** Stands for a space while a value is put together: two neighbours may both ask for one. */
const GAP = '\0'

/** A value with the space around it without which it would grow together with what stands beside it. */
function separated(value: string, before: string, after: string): string {
  return (/[^\s(,/*]$/.test(before) ? GAP : '') + value + (/^[^\s),/*!]/.test(after) ? GAP : '')
}
