/** What the module of an island exports. */
export type IslandModule = {
  /**
   * Draws the island in place of what stands in its element.
   * @param handover what the island of the page before has left for it.
   * @throws Error where its stylesheet does not come.
   */
  mount: (element: HTMLElement, handover: string | null) => Promise<void>
}
