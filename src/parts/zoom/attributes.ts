/** Names that figures share with `zoom.client.ts`. */
export enum ZoomAttribute {
  /** The drawing of a figure that is shown when the reader enlarges it. */
  drawing = 'data-wide',
}
