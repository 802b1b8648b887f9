/** What a reader can have behind them when a proof begins. Each is a file of `lab/proof/states`, whose first line says what it makes. */
export const proofStates: readonly string[] = [
  'administrator',
  'alice',
  'automation',
  'customer-login',
  'flows',
  'kcadm',
  'mail',
  'organization',
  'sample',
  'tenants',
  'token',
  'web-client',
]
