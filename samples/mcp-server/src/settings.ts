/** Reads a required environment variable. */
function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Copy .env.example to .env and fill it in.`)
  return value
}

export const issuer = setting('ISSUER')
export const port = Number(setting('PORT'))

/** The address of the MCP server. Access tokens must name exactly this address as their audience. */
export const resource = new URL('/mcp', setting('APP_URL'))
