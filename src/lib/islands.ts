/** The islands: each a module of `src/client/bundle/modules.build.ts`. */
export type IslandName = 'console' | 'context' | 'flowViewer'

/** Attribute of what opens the island that it stands in. */
export const ISLAND_OPENER = 'data-island-open'

/** What the module of an island exports. */
export type IslandModule = {
  /**
   * Draws the island in place of what stands in its element.
   * @param stylesheet address of what it is styled with.
   * @param handover what the island of the page before has left for it.
   * @throws Error where the stylesheet does not come.
   */
  mount: (element: HTMLElement, stylesheet: string, handover: string | null) => Promise<void>
}
