declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Navigator {
    /** Missing in Firefox and Safari. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean}
  }
}

const {connection} = navigator

/** Whether the reader pays for each byte, or waits for it: nothing is fetched that they have not asked for. */
export const isConstrained = connection && (connection.saveData || connection.effectiveType.includes('2g'))
