/** A name that tables share with their stylesheet. */
export enum TableAttribute {
  /** On a cell: the heading of its column, which a phone shows before the cell. */
  label = 'data-label',
}
