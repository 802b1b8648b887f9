/** What of the offer a provider can leave out. Where a value is false, its plans, columns, forms, and links are left out. */
export const offered: Readonly<Record<'support' | 'calculators' | 'samples' | 'extensionsApi' | 'dashboard', boolean>> =
  {
    /** Plans and projects for Keycloak on a customer's own servers. Hosting has support in its price. */
    support: true,
    /** The forms that compute a price, a credit, and the cost of own servers. */
    calculators: true,
    /** The sample applications as archives to download. */
    samples: true,
    /** The REST API of the extensions. The home page shows a call. */
    extensionsApi: true,
    /** Where customers order and manage deployments themselves. */
    dashboard: true,
  }
