/** Where the price of an offer begins. */
export type PriceStart = {
  /** Whole units of the currency, a month, without tax. */
  monthly: number
  /** ISO 4217. */
  currency: 'EUR' | 'USD'
}

/** Sample values: replace them by your prices. They stand here and nowhere else. */
export const pricing = {
  sharedDeployment: {monthly: 49, currency: 'USD'},
  dedicatedCluster: {monthly: 499, currency: 'USD'},
  enterpriseSupport: {monthly: 1500, currency: 'USD'},
} as const satisfies Record<string, PriceStart>
