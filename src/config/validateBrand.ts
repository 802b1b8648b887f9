import * as z from 'zod'
import type {Brand} from '../data/types'
import {analyticsSchema} from '../consent/analytics/schema'
import {brandNameLength} from '../lib/brandName'
import {SiteError, type Problem} from '../lib/problem'
import {valueAt} from '../lib/valueAt'

const httpsUrl = z.url({protocol: /^https$/, error: 'an https:// address, for example https://dash.example.com/'})

const MCP_SERVER = 'an https:// address without a query, for example https://mcp.example.com/mcp'
const mcpServer = z.url({protocol: /^https$/, error: MCP_SERVER}).regex(/^[^?#\s@]+$/, MCP_SERVER)

const NAME = `${brandNameLength.min} to ${brandNameLength.max} characters`
const BASE_PATH = 'a path with slashes at both ends, for example /site/, or nothing for a site at the root of its host'
const BRANCH = 'the name of a branch, for example main'
const FOLDER = 'a path from the root of the repository, without a slash at the start or end, for example apps/website'

/** Each message completes the sentence "Allowed: …". */
const brandSchema: z.ZodType<Brand> = z.strictObject({
  name: z.string(NAME).min(brandNameLength.min, NAME).max(brandNameLength.max, NAME),
  slug: z
    .string('lowercase letters, digits, and single hyphens, for example acme-id')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits, and single hyphens, for example acme-id'),
  legalName: z.string('the name of the legal entity').min(2, 'the name of the legal entity'),
  domain: z
    .string('a host name without a scheme or slash, for example www.example.com')
    .regex(
      /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
      'a host name without a scheme or slash, for example www.example.com',
    ),
  basePath: z
    .string(BASE_PATH)
    .regex(/^\/(?:[a-z0-9][a-z0-9._-]*\/)*$/, BASE_PATH)
    .optional(),
  supportEmail: z.email('an email address, for example support@example.com'),
  links: z.strictObject(
    {
      dashboard: httpsUrl.optional(),
      trustCenter: httpsUrl.optional(),
      sourceCode: httpsUrl,
      video: httpsUrl.optional(),
      blogPlatform: httpsUrl.optional(),
    },
    'an object with sourceCode and, if you have them, dashboard, trustCenter, video, and blogPlatform',
  ),
  source: z
    .strictObject(
      {
        branch: z
          .string(BRANCH)
          .regex(/^[\w-][\w./-]*$/, BRANCH)
          .optional(),
        folder: z
          .string(FOLDER)
          .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, FOLDER)
          .optional(),
        host: z.enum(['github', 'gitlab', 'gitea'], 'github, gitlab, or gitea (also for Forgejo)').optional(),
      },
      'an object with branch, folder, and host, each optional',
    )
    .optional(),
  analytics: analyticsSchema.optional(),
  feedbackEndpoint: httpsUrl.optional(),
  mcpServer: mcpServer.optional(),
  offline: z.boolean('true or false').optional(),
  httpsOnly: z.enum(['host', 'subdomains', 'preload'], 'host, subdomains, or preload').optional(),
})

const FILE = 'src/data/brand.ts'

function toProblems(candidate: unknown, issue: z.core.$ZodIssue, file: string): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      what: `The brand has a field "${[...issue.path, key].join('.')}" that the site doesn't know.`,
      allowed: 'the fields of the type Brand in src/data/types.ts',
      fix: `Remove "${key}", or correct its spelling.`,
    }))
  }
  const field = issue.path.join('.')
  const value = valueAt(candidate, issue.path)
  return [
    {
      file,
      what:
        value === undefined
          ? `The brand has no "${field}".`
          : `The brand's "${field}" is ${JSON.stringify(value)}, which the site can't use.`,
      allowed: issue.message,
      fix: `Set "${field}" in ${file} and run the same command again.`,
    },
  ]
}

/**
 * Checks a brand.
 * @param file where it is written. Default: the brand file.
 * @throws SiteError that names every missing, malformed or unknown field.
 */
export function validateBrand(candidate: unknown, file = FILE): Brand {
  const result = brandSchema.safeParse(candidate)
  if (!result.success) throw new SiteError(result.error.issues.flatMap((issue) => toProblems(candidate, issue, file)))
  return result.data
}
