/**
 * Whether the document was loaded under the policy that lets it call servers (`src/config/headers.ts`). A page that React
 * shows keeps the policy of the document that it took over.
 * @param reference path of the API reference, with slashes at both ends.
 */
export function mayCallServers(reference: string): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document === undefined || new URL(document.name, location.href).pathname.startsWith(reference)
}
