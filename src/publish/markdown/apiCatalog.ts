/** An API that the site describes. */
export type ApiCatalogOptions = {
  /** Path of the page that introduces it, with both slashes. */
  overview: string
  /** Path of the page with its conventions, if there is one. */
  conventions?: string
}

/**
 * The catalog of the APIs that the site describes (RFC 9727), as a link set (RFC 9264). Each reader has another server, so
 * the overview page stands for the API.
 * @param siteUrl `https://` address of the site with its path, with a closing slash.
 */
export function apiCatalog({overview, conventions}: ApiCatalogOptions, siteUrl: string): string {
  const at = (path: string): string => siteUrl + path.slice(1)
  const linkset = [
    {
      anchor: at(overview),
      'service-desc': [
        {href: at('/openapi.yaml'), type: 'application/yaml'},
        {href: at('/openapi.json'), type: 'application/json'},
      ],
      'service-doc': [overview, ...(conventions === undefined ? [] : [conventions])].flatMap((path) => [
        {href: at(path), type: 'text/html'},
        {href: `${at(path)}index.md`, type: 'text/markdown'},
      ]),
      'service-meta': [{href: at('/postman.json'), type: 'application/json'}],
    },
  ]
  return `${JSON.stringify({linkset}, null, 2)}\n`
}
