import {
  errorHeaders,
  earlierPattern,
  HIDDEN,
  IMPOSSIBLE,
  MARKDOWN,
  NO_MARKDOWN,
  rulesByHeader,
  UNNEGOTIATED,
  type Target,
} from '../target'

/** The name of a header as a variable. */
const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`

const ALLOWED = `map $status $site_allow {
  405 "GET, HEAD";
  default "";
}`

/** nginx evaluates this again for the page of an error, whose `$request_uri` is still that of the request. */
const NOTHING = `map "$uri $request_uri" $site_nothing {
  volatile;
  "~^/404\\.(html|md) " "";
  "~* (${IMPOSSIBLE.replaceAll('^[^?]', '[^? ]').replaceAll('[^/?]', '[^/? ]')})[^ ]*$" 1;
  default "";
}`

const NEGOTIATION = `map $http_accept $site_markdown {
  "~*${NO_MARKDOWN}" "";
  "~*${MARKDOWN}" "asked";
  default "";
}

map $site_markdown $site_not_found {
  asked /404.md;
  default /404.html;
}

map $uri $site_vary {
  "~${UNNEGOTIATED}" "";
  default "Accept";
}`

/**
 * Three files of the `http` level: which header has which value where, which address leads where, and the server.
 * Redirects rewrite what the request matched, because only then is it encoded again.
 */
export const nginx: Target = ({rules, redirects, domain}) => {
  const table = rulesByHeader(rules)
  const maps = table.map(([name, values]) => {
    const lines = values.map(({pattern, value}) => `  "~${pattern.replace('^', '^(200|304) ')}" "${value}";`)
    const other = `  default "${errorHeaders(rules)[name] ?? ''}";`
    return [`map "$status $uri" ${variable(name)} {`, ...lines, other, '}'].join('\n')
  })
  const headers = table.map(([name]) => `add_header ${name} ${variable(name)} always;`)
  const moved = redirects.map((redirect) => `  "~${earlierPattern(redirect)}" "${redirect.to}";`)
  return {
    'redirects.conf': `${['map $uri $site_moved_to {', ...moved, '  default "";', '}'].join('\n')}\n`,
    'headers.conf': `${[...maps, ALLOWED, NOTHING, NEGOTIATION].join('\n\n')}\n`,
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
  ${headers.join('\n  ')}
  add_header Allow $site_allow always;
  add_header Vary $site_vary always;

  if ($site_nothing) { return 404; }
  if ($request_method !~ "^(GET|HEAD)$") { return 405; }
  if ($site_moved_to) { return 301 $site_moved_to$is_args$args; }
  if (-f "$document_root$uri/index.html") { rewrite "^(.*[^/])$" "$1/" permanent; }
  if ($request_uri ~ "^[^?]*//") { rewrite "^(.*)$" "$1" permanent; }
  set $site_twin $site_markdown;
  if (-f "$document_root$\{uri}index.md") { set $site_twin "$site_twin there"; }
  if ($site_twin = "asked there") { rewrite "^(.*/)$" "$1index.md" last; }

  error_page 404 $site_not_found;
  location = /404.html { internal; }
  location = /404.md { internal; charset_types text/markdown; types { text/markdown md; } }
  location = /.well-known/api-catalog { default_type application/linkset+json; }
  location ~ "\\.md$" { charset_types text/markdown; types { text/markdown md; } try_files $uri =404; }
  location ~* "${HIDDEN}" { return 404; }
  location / { try_files $uri $\{uri}index.html =404; }
}
`,
  }
}
