/** Sent to the document by `src/theme/routeUpdates.ts` when React has shown another page, where the framework draws pages. */
export const ROUTE_EVENT = 'site:route'
