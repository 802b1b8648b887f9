import {call} from './call'
import {claims} from './claims'
import {events} from './events'
import {flow} from './flow'
import {sequence} from './sequence'
import type {Drawing} from './drawing'

export {BAND, type Ink} from './drawing'

/** What may stand below a title. Each shows something true of the product. */
export const drawings = {call, claims, events, flow, sequence} satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings
