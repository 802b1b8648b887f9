/** What the browser has to know of a hosted search service. */
export type HostedSearch = {
  appId: string
  apiKey: string
  indexName: string
  assistantId: string | null
}
