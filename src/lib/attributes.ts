/** What the reader does with an element. The inline script calls what `src/client/onDemand/reading.client.ts` has for it. */
export enum ReadingAttribute {
  /** A `Turn`: what happens when the reader points to the element or moves the focus there. */
  turn = 'data-turn',
  /** A `Press`: what happens when the reader presses it. */
  press = 'data-press',
}

export type Turn = 'code' | 'filter' | 'term'

export type Press = 'answer' | 'copy' | 'copy-page' | 'offline' | 'term' | 'wrap' | 'zoom'

/** Parts of a page that a script loaded on demand draws. */
export enum OnDemandAttribute {
  /** An `OnDemandName`: the page loads that module at once; for a text field, when the reader types. */
  fillIn = 'data-fill-in',
  /** An `IslandName`: the module that draws the island in this element. */
  island = 'data-island',
  /** The control that opens the island around it. */
  opener = 'data-island-open',
}

/**
 * Says that an element is for people alone, so that programs that compare a page with its Markdown don't miss it there. A
 * convention of the Agent-Friendly Documentation Spec (agentdocsspec.com), for what the Markdown has elsewhere.
 */
export enum ProgramAttribute {
  ignore = 'data-markdown-ignore',
}
