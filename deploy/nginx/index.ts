import {languagesIn, type HeaderRule} from '../../src/lib/headerRules'
import {HIDDEN, IMPOSSIBLE, MARKDOWN, NO_MARKDOWN, otherLanguages, type Site, type Target} from '../target'
import {commonLines, kindsIn, linesOf, type Kind} from './headers'

/** Of an address without anything odd, so that the other patterns are left out for almost every request. */
const ORDINARY = String.raw`^(?:/[\w.~-]{1,60}+){0,15}+/?+(?:\?|$)`

/** An address of a page: it ends in a slash, and no part of it is hidden. */
const PAGE = String.raw`^(?:/[^./][^/]*+)*+/$`

/** @param root path of the site on its host. @param others those of the other languages. */
const requests = (root: string, others: readonly string[]): string => `map $request_uri $site_request {
  "~${ORDINARY}" "";
  "~*${IMPOSSIBLE}" impossible;
  "~^[^?]*//" repeated;
  default "";
}

map $request_method $site_refused {
  GET "";
  HEAD "";
  default 1;
}

map $http_accept $site_ending {
  "~*${NO_MARKDOWN}" .html;
  "~*${MARKDOWN}" .md;
  default .html;
}

map $site_ending $site_not_found {
  .md @missing_markdown;
  default @missing;
}

map $request_uri $site_language {
${others.map((path) => `  "~^${path}" ${path};\n`).join('')}  default ${root};
}
`

const TYPES = 'charset_types text/markdown; types { text/html html; text/markdown md; }'
const REPEATED = 'if ($site_request) { return 418; }'
const PAGES = `${TYPES} ${REPEATED} try_files $\{uri}index$site_ending $\{uri}index.html =404;`
const MARKDOWN_FILES = `${TYPES} ${REPEATED} try_files $uri =404;`

const indented = (lines: readonly string[], indent = '  '): string => lines.map((line) => `${indent}${line}\n`).join('')

/** Locations of the addresses that begin in a text, pages before files: most requests are for pages. */
function within(rules: readonly HeaderRule[], start: string | undefined, ends: readonly string[]): string[] {
  const others = ends.map((end) => ({start, end, headers: linesOf(rules, {start, end})}))
  return [
    `location ~ "${PAGE}" { ${PAGES} }`,
    `location ~* "${HIDDEN}" { return 404; }`,
    ...others.map(({end, headers}) => {
      const files = end === '.md' ? MARKDOWN_FILES : `${REPEATED} try_files $uri =404;`
      return `location ~ "${end.replaceAll('.', String.raw`\.`)}$" { ${[...headers, files].join(' ')} }`
    }),
  ]
}

/** One path with headers that no other has. */
function exactLocation(rules: readonly HeaderRule[], {exact = ''}: Kind): string {
  const files = exact.endsWith('/') ? PAGES : `${REPEATED} try_files $uri =404;`
  return `location = ${exact} {\n${indented([...linesOf(rules, {exact}), files], '    ')}  }`
}

/** All paths that begin in a text. */
function startLocation(rules: readonly HeaderRule[], {start = ''}: Kind, ends: readonly string[]): string {
  const files = [REPEATED, 'try_files $uri @unslashed;']
  const lines = [...linesOf(rules, {start}), ...within(rules, start, ends), ...files]
  return `location ^~ ${start} {\n${indented(lines, '    ')}  }`
}

/** All locations of pages and files, the most exact first. */
function locations({rules, redirects}: Site): string[] {
  const kinds = kindsIn(rules)
  const ends = [...new Set([...kinds.flatMap(({end}) => (end === undefined ? [] : [end])), '.md'])]
  return [
    ...redirects.flatMap(({from, to}) =>
      [from, from.replace(/(.)\/$/, '$1')].map((path) => `location = ${path} { return 301 ${to}$is_args$args; }`),
    ),
    ...languagesIn(rules).map(
      (path) => `location = ${path}.well-known/api-catalog { default_type application/linkset+json; }`,
    ),
    ...kinds.filter(({exact}) => exact !== undefined).map((kind) => exactLocation(rules, kind)),
    ...kinds.filter(({start}) => start !== undefined).map((kind) => startLocation(rules, kind, ends)),
    ...within(rules, undefined, ends),
    `location / { ${REPEATED} try_files $uri @unslashed; }`,
  ]
}

/**
 * Two files of the `http` level: what is odd about a request, and the server. Redirects rewrite what the request matched, because
 * only then is it encoded again. No header has a variable: those cost more than all the rest. An error goes to a location with
 * a name, where the headers of the address no longer hold, and where nothing above is asked again.
 */
export const nginx: Target = (site) => {
  const {rules, domain} = site
  const common = commonLines(rules)
  const [root] = languagesIn(rules)
  return {
    'requests.conf': requests(root, otherLanguages(rules)),
    'site.conf': `server {
  # In front of it, or here, belongs what ends TLS, and a redirect of port 80 to it.
  listen 8080;
  server_name ${domain};
  root /srv/site;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  # With the module for Brotli: brotli_static on;
  # Nothing here is large enough to be asked for in parts.
  max_ranges 0;
  # nginx looks again after ten seconds whether a file is there and has changed.
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 10s;
  open_file_cache_errors on;
${indented(common)}
  if ($site_request = impossible) { return 404; }
  if ($site_refused) { return 405; }
  error_page 404 $site_not_found;
  error_page 405 @refused;
  error_page 418 = @repeated;

${indented(locations(site))}
  location @unslashed {
    if (-f "$document_root$uri/index.html") { rewrite "^(.*)$" "$1/" permanent; }
    return 404;
  }
  # One redirect for repeated slashes and for the last one. nginx has merged them by now.
  location @repeated {
    if (-f "$document_root$uri/index.html") { rewrite "^(.*[^/])$" "$1/" permanent; }
    rewrite "^(.*)$" "$1" permanent;
  }
  location @refused {
${indented([...common, 'add_header Allow "GET, HEAD" always;', 'return 405;'], '    ')}  }
  location @missing { try_files $\{site_language}404.html =404; }
  location @missing_markdown { ${TYPES} try_files $\{site_language}404.md =404; }
}
`,
  }
}
