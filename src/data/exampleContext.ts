/**
 * The values that writers use in commands, addresses and samples. The build marks them, and readers who have entered their own
 * (`src/parts/reader-context`) see those in their place. Each of the kinds of `ContextKind`.
 */
export const exampleContext = {
  baseUrl: 'https://auth.example.com',
  realm: 'acme',
  clientId: 'acme-web',
  /** That of the API's description (`openapi/shared/parameters.yaml`). */
  orgId: '4f6c1d0e-8a57-4b0c-9a51-6f0f7c2b9d3e',
  /** Where the reader's receiver of events is. */
  webhookUrl: 'https://hooks.acme.example/keycloak',
} as const
