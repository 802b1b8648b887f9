/** Names that the control shares with `src/lib/recover.client.ts`. */
export enum OfflineAttribute {
  /** Around the button, with room for what it becomes and for a note. */
  control = 'data-offline',
}
