/** The methods that a description may use, in the order of the reference. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const

/**
 * The last part of the address of an operation's or a tag's page: `getMe` gives `get-me`, `Active organization`
 * `active-organization`, `user.create` `user-create`.
 */
export function pageName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The address of an operation's page. */
export function operationHref(operationId: string): string {
  return `/api/${pageName(operationId)}/`
}
