/** The documentation MCP server of the site, `deploy/mcp`. */
export type Mcp = {
  /**
   * Where the server answers, such as `https://mcp.example.com/mcp`. The build then writes a card that leads agents to it.
   * Default: the site names no server.
   */
  url?: string
}

/** By default, the site names no server. */
export const mcp: Mcp = {}
