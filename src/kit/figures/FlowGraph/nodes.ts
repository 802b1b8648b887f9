import {most, POINT, type Rect, type Size} from '../primitives/geometry'
import type {Tone} from '../primitives/tone'
import {BODY, NAME} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import type {FlowKind, FlowNode} from './model'

export type Shape = 'block' | 'pill' | 'decision'

/** A node with its text set and its size known. */
export type SizedNode = Size & {
  id: string
  shape: Shape
  tone: Tone
  label: TextBlock
  detail: TextBlock
}

export type PlacedNode = SizedNode & Rect & {active: boolean}

const LOOK = {
  start: {shape: 'pill', tone: 'plain'},
  step: {shape: 'block', tone: 'tint-1'},
  decision: {shape: 'decision', tone: 'tint-2'},
  end: {shape: 'pill', tone: 'plain'},
} as const satisfies Record<FlowKind, {shape: Shape; tone: Tone}>

const PAD = {x: 14, y: 9}
const SMALLEST = {pill: 88, block: 128, decision: 128} as const satisfies Record<Shape, number>

/** The sides that a shape takes from its text. */
const inset = (shape: Shape): number => (shape === 'decision' ? POINT : 0) + PAD.x

/** Sets the texts of the nodes in boxes at most `maxWidth` wide; steps and decisions get one common width. */
export function sizeNodes(nodes: readonly FlowNode[], maxWidth: number): SizedNode[] {
  const sized = nodes.map(({id, label, detail, kind = 'step'}) => {
    const {shape, tone} = LOOK[kind]
    const room = maxWidth - 2 * inset(shape)
    const texts = {label: textBlock(label, NAME, room), detail: textBlock(detail, BODY, room)}
    const width = Math.max(SMALLEST[shape], texts.label.width + 2 * inset(shape), texts.detail.width + 2 * inset(shape))
    return {
      id,
      shape,
      tone,
      ...texts,
      width: Math.ceil(width),
      height: texts.label.height + texts.detail.height + 2 * PAD.y,
    }
  })
  const common = most(sized.filter(({shape}) => shape !== 'pill').map(({width}) => width))
  return sized.map((node) => (node.shape === 'pill' ? node : {...node, width: common}))
}
