import * as z from 'zod'
import {mcp as configured, type Mcp} from '../data/mcp'
import {SiteError} from '../lib/problem'

const FILE = 'src/data/mcp.ts'
const URL_ALLOWED = 'an https:// address without a query, for example https://mcp.example.com/mcp'

/** Each message completes the sentence "Allowed: …". */
const mcpSchema: z.ZodType<Mcp> = z.strictObject(
  {
    url: z
      .url({protocol: /^https$/, error: URL_ALLOWED})
      .regex(/^[^?#\s@]+$/, URL_ALLOWED)
      .optional(),
  },
  'the fields of the type Mcp',
)

/** Checks the settings of the documentation MCP server. @throws SiteError that names the field and what is allowed. */
export function validateMcp(candidate: unknown): Mcp {
  const result = mcpSchema.safeParse(candidate)
  if (result.success) return result.data
  throw new SiteError(
    result.error.issues.map((issue) => {
      const field = issue.code === 'unrecognized_keys' ? issue.keys.join('", "') : issue.path.join('.')
      return {
        file: FILE,
        what:
          issue.code === 'unrecognized_keys'
            ? `The MCP server has a field "${field}" that the site doesn't know.`
            : `The MCP server's "${field}" has a value that the site can't use.`,
        allowed: issue.code === 'unrecognized_keys' ? 'url' : issue.message,
        fix: `Correct "${field}" in ${FILE}, or remove it, and run the same command again.`,
      }
    }),
  )
}

/** The documentation MCP server of this site, checked. */
export const mcp = validateMcp(configured)
