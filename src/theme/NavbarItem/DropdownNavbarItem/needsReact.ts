/** Marks an item that does more than a link does: the choice of a version is stored by React. */
export const needsReact = (item: object): object => ('onClick' in item ? {'data-hydrate': ''} : {})
