import {existsSync} from 'node:fs'
import path from 'node:path'
import {parseCommandLine} from '../../scripts/lib/parseCommandLine'
import {SiteError} from '../../src/lib/problem'

/** What the command line says. */
export type Options = {
  /** A folder, or an address such as `https://docs.example.com`, without a slash at the end. */
  site: string
  isServed: boolean
  /** The port for HTTP; undefined for stdio. 0 for any free port. */
  port: number | undefined
  host: string
  allowedHosts: string[]
}

export const HELP = `Serves the documentation to agents over the Model Context Protocol.

  --site <folder or address>  a build such as ./build, or the address of the site
  --http <port>               answer over HTTP at /mcp instead of stdio
  --host <address>            the address to listen on (default: 127.0.0.1)
  --allow-host <name>         a host name that clients call over HTTP; repeatable
  --help                      show this text
`

const help = {allowed: '--site, --http, --host, --allow-host, and --help', fix: 'Run with --help.'}

function siteOf(site: string): Pick<Options, 'site' | 'isServed'> {
  if (/^https?:/i.test(site)) {
    const url = URL.canParse(site) ? new URL(site) : undefined
    if (url !== undefined && url.search + url.hash + url.username === '')
      return {site: url.href.replace(/\/$/, ''), isServed: true}
    throw new SiteError({
      what: `--site ${JSON.stringify(site)} isn't the address of a site.`,
      allowed: 'an address without a query, such as https://docs.example.com or https://example.com/site',
      fix: 'Correct the address.',
    })
  }
  if (existsSync(path.join(site, 'page-list.json'))) return {site, isServed: false}
  throw new SiteError({
    what: `--site ${JSON.stringify(site)} isn't a folder with a build.`,
    allowed: 'a folder with page-list.json, or an address that begins with https://',
    fix: 'Run "npm run build" first, or give the address of the site.',
  })
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port
  throw new SiteError({
    what: `--http ${JSON.stringify(text)} isn't a port.`,
    allowed: 'a whole number from 0 to 65535; 0 is any free port',
    fix: 'For example: --http 3333',
  })
}

function checkHost(host: string): string {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined
  if (url?.hostname === host.toLowerCase() && url.port === '') return url.hostname
  throw new SiteError({
    what: `--allow-host ${JSON.stringify(host)} isn't a host name.`,
    allowed: 'a name without a scheme, port, or path, such as mcp.example.com',
    fix: 'Correct the name.',
  })
}

/**
 * Reads the command line.
 * @param defaultSite for a call without `--site`.
 * @returns undefined if the user asks for help.
 * @throws SiteError for a wrong option.
 */
export function readOptions(args: readonly string[], defaultSite: string): Options | undefined {
  const options = {
    site: {type: 'string', default: defaultSite},
    http: {type: 'string'},
    host: {type: 'string', default: '127.0.0.1'},
    'allow-host': {type: 'string', multiple: true},
    help: {type: 'boolean', default: false},
  } as const
  const {values} = parseCommandLine({args: [...args], options}, help)
  if (values.help) return undefined
  return {
    ...siteOf(values.site),
    port: values.http === undefined ? undefined : portOf(values.http),
    host: values.host,
    allowedHosts: (values['allow-host'] ?? []).map(checkHost),
  }
}
