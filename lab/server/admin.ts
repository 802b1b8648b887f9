/** The first administrator, of the realm `master`. Known to everyone: the server listens on this machine alone. */
export const ADMIN = {username: 'admin', password: 'admin'} as const

/** How this administrator gets a token. */
export const ADMIN_GRANT = {realm: 'master', clientId: 'admin-cli', ...ADMIN} as const
