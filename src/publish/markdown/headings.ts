import type {Element} from 'hast'
import type {Heading} from 'mdast'
import {paragraph, strong} from './nodes'
import {phrasing, type Handler, type State} from './phrasing'
import {attribute, textOf} from './tree'

const DEPTHS = [1, 2, 3, 4, 5, 6] as const

const depthOf = (depth: number): Heading['depth'] => DEPTHS[depth - 1] ?? 6

/**
 * Handlers for headings and tabs of one page. Tabs are radio buttons with labels and panels: a panel gets its label as its heading,
 * and all headings in it are a level deeper.
 */
export function headingHandlers() {
  /** Ids of radio buttons so far. */
  const radios = new Set<string>()
  /** The labels of tabs so far, by the id of their radio button. */
  const tabs = new Map<string, string>()
  /** Of the last heading. */
  let depth: Heading['depth'] = 1
  /** How many panels of tabs are around. */
  let panels = 0

  const heading: Handler = (state, element) => {
    depth = depthOf(Number(element.tagName.slice(1)) + panels)
    return {type: 'heading', depth, children: phrasing(state, element)}
  }

  function panel(state: State, element: Element, id: string): ReturnType<Handler> {
    const around = depth
    const title: Heading = {
      type: 'heading',
      depth: depthOf(around + 1),
      children: [{type: 'text', value: tabs.get(id) ?? ''}],
    }
    panels += 1
    const content = state.toFlow(state.all(element))
    panels -= 1
    depth = around
    return [title, ...content]
  }

  const input: Handler = (_, element) => {
    const id = attribute(element, 'id')
    if (id !== undefined && element.properties.type === 'radio') radios.add(id)
    return undefined
  }

  const label: Handler = (state, element) => {
    const id = attribute(element, 'htmlFor')
    if (id === undefined) return state.all(element)
    if (!radios.has(id)) return paragraph([strong(phrasing(state, element))])
    // It labels a panel, or it is a button, which needs a stylesheet.
    if (!tabs.has(id)) tabs.set(id, textOf(element))
    return undefined
  }

  return {heading, panel, input, label}
}
