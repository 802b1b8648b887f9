import type {Point, Size} from '../primitives/geometry'
import {assertSome, assertUniqueIds, figureError} from '../primitives/problem'
import type {Tone} from '../primitives/tone'

/** Someone or something that takes part. */
export type SequenceActor = {
  id: string
  /** At most 40 characters. */
  label: string
  /** Default `tint-1`. */
  tone?: Tone
}

/** One message. */
export type SequenceStep = {
  /** Id of the actor that sends. */
  from: string
  /** Id of the actor that receives; the sender itself for work that it does alone. */
  to: string
  /** At most 40 characters. */
  label: string
  /** An answer. Default false. */
  dashed?: boolean
  /** The message that the figure is about: at most one or two. Default false. */
  accent?: boolean
}

/** The data of a sequence, its ids resolved to positions in the list of actors. */
export type ResolvedStep = SequenceStep & {fromIndex: number; toIndex: number; number: string}

/** Checks the data and gives every step its number and its places. */
export function resolveSteps(
  title: string,
  actors: readonly SequenceActor[],
  steps: readonly SequenceStep[],
): ResolvedStep[] {
  assertSome('Sequence', title, 'actors', actors)
  assertSome('Sequence', title, 'steps', steps)
  const ids = actors.map(({id}) => id)
  assertUniqueIds('Sequence', title, ids)
  const place = (id: string, step: number): number => {
    const index = ids.indexOf(id)
    if (index >= 0) return index
    throw figureError('Sequence', title, {
      what: `step ${step} refers to the actor "${id}", which isn't in \`actors\`.`,
      allowed: ids.join(', '),
      fix: 'Correct the ID in the step, or add the actor.',
    })
  }
  return steps.map((step, index) => ({
    ...step,
    number: String(index + 1),
    fromIndex: place(step.from, index + 1),
    toIndex: place(step.to, index + 1),
  }))
}

/** The corners of a line that leaves a lifeline and comes back to it. */
export const loopPoints = ({x, y}: Point, {width, height}: Size): Point[] => [
  {x, y},
  {x: x + width, y},
  {x: x + width, y: y + height},
  {x, y: y + height},
]
