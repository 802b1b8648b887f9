import {sum, type Point, type Rect} from '../primitives/geometry'
import type {TextBlock} from '../primitives/wrap'
import {wrapCode} from './code'
import type {TokenClaim} from './model'
import {EDGE, PANEL_TOP} from './parts'

/** A line of code: what of it belongs to the claim's name, and the rest. */
export type CodeLine = {name: string; rest: string}

export type ClaimRow = {
  id: string
  lines: readonly CodeLine[]
  x: number
  y: number
  accent: boolean
}

export type SourceMark = {
  id: string
  block: TextBlock
  at: Point
  arrows: readonly (readonly Point[])[]
  accent: boolean
}

export const ROW = 22
export const PANEL_PAD = {x: 16, y: 12}

/** The claim as JSON, cut to lines; the comma belongs to it. */
export function claimLines({name, value}: TokenClaim, last: boolean, columns: number): string[] {
  return wrapCode(`"${name}": ${value}${last ? '' : ','}`, columns)
}

/** Tells the name of a claim, which may run over several lines, from its value. */
export function markName(name: string, lines: readonly string[]): CodeLine[] {
  let left = name.length + 2
  return lines.map((line) => {
    const indent = line.length - line.trimStart().length
    const end = left > 0 ? Math.min(line.length, indent + left) : 0
    left -= Math.max(0, end - indent)
    return {name: line.slice(0, end), rest: line.slice(end)}
  })
}

/** Claims that have one source, from the first to the last index. */
export type SourceGroup = {source: string; first: number; last: number}

/** Neighbouring claims that have one source, as ranges of their indices. */
export function bySource(claims: readonly TokenClaim[]): SourceGroup[] {
  const groups: SourceGroup[] = []
  claims.forEach(({source}, index) => {
    const group = groups.at(-1)
    if (group?.source === source) group.last = index
    else groups.push({source, first: index, last: index})
  })
  return groups
}

/** The panel below the token: where its edges, braces, and claims are. */
export type ClaimPanel = {
  panel: Rect
  braces: readonly (Point & {text: string})[]
  claims: readonly ClaimRow[]
  /** The top of a claim. */
  yOf: (index: number) => number
}

type PanelOptions = {
  width: number
  /** Of the claims, in pixels. */
  heights: readonly number[]
  /** The left edges of the braces and of the claims. */
  braceX: number
  claimX: number
}

/** Places the claims one below the other, between the braces. @param lines of code of each claim. */
export function placeClaims(
  claims: readonly TokenClaim[],
  lines: readonly (readonly string[])[],
  {width, heights, braceX, claimX}: PanelOptions,
): ClaimPanel {
  const top = PANEL_TOP + PANEL_PAD.y + ROW
  const yOf = (index: number): number => top + sum(heights.slice(0, index))
  return {
    panel: {x: EDGE, y: PANEL_TOP, width, height: 2 * PANEL_PAD.y + 2 * ROW + sum(heights)},
    braces: [
      {x: braceX, y: PANEL_TOP + PANEL_PAD.y, text: '{'},
      {x: braceX, y: yOf(claims.length), text: '}'},
    ],
    claims: claims.map(({name, accent = false}, index) => ({
      id: `${index} ${name}`,
      lines: markName(name, lines[index] ?? []),
      x: claimX,
      y: yOf(index),
      accent,
    })),
    yOf,
  }
}

/** Joins a source with its claims. @param arrowTo gives the line to a claim. */
export function markSource(
  {first, last, source, block}: SourceGroup & {block: TextBlock},
  claims: readonly TokenClaim[],
  at: Point,
  arrowTo: (index: number) => readonly Point[],
): SourceMark {
  const rows = Array.from({length: last - first + 1}, (_, index) => first + index)
  return {
    id: `${first} ${source}`,
    block,
    at,
    accent: rows.some((index) => claims[index]?.accent),
    arrows: rows.map(arrowTo),
  }
}
