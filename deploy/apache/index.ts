import {
  earlierPattern,
  errorHeaders,
  HIDDEN,
  IMPOSSIBLE,
  MARKDOWN,
  NO_MARKDOWN,
  rulesByHeader,
  unnegotiated,
  type Site,
  type Target,
} from '../target'
import {languagesIn, type HeaderRule} from '../../src/lib/headerRules'

/** The page of an error is no request of the reader's: no rule holds for it. */
const AFTER_ERROR = `RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]`

const ONLY_READING = `RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]`

const ASKS_FOR_MARKDOWN = `%{HTTP:Accept} =~ m#${MARKDOWN}#i && %{HTTP:Accept} !~ m#${NO_MARKDOWN}#i`

/** What says that nothing is there. @param condition on the request. */
const notFound = (path: string, condition: string): string => `<If "${condition}${ASKS_FOR_MARKDOWN}">
  ErrorDocument 404 ${path}404.md
</If>`

/** Methods, and the not-found page of each language. */
const manners = (rules: readonly HeaderRule[]): string => {
  const [root, ...others] = languagesIn(rules)
  return [
    `Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == '405'"`,
    `ErrorDocument 404 ${root}404.html`,
    notFound(root, ''),
    ...others.flatMap((path) => [
      `<If "%{REQUEST_URI} =~ m#^${path}#">\n  ErrorDocument 404 ${path}404.html\n</If>`,
      notFound(path, `%{REQUEST_URI} =~ m#^${path}# && `),
    ]),
  ].join('\n')
}

/** The headers of each path, the last rule of each header at the end: it is that which holds. */
function headersByPath(rules: readonly HeaderRule[]): string[] {
  // The rule for all paths. Those of some hold for files alone, and not for a redirect from there.
  const everywhere = `^${languagesIn(rules)[0]}`
  return rulesByHeader(rules).flatMap(([name, values]) =>
    [...values].reverse().map(({pattern, value}) => {
      // The Markdown of a page at the page's address is no file of its own.
      const isOfFiles = pattern.includes('.*')
      const condition = [
        ...(pattern === everywhere ? [] : [` && %{REQUEST_STATUS} in {'200', '304'}`]),
        ...(isOfFiles ? [` && -z reqenv('REDIRECT_twin')`] : []),
      ].join('')
      return `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#${condition}"`
    }),
  )
}

/** One redirect for all that is odd about an address, the file of a page, and an error for what has no page. */
function addresses({redirects, domain}: Site): string {
  const origin = `https://${domain}`
  const moved = redirects.map((redirect) => {
    // In a folder's own file, addresses begin without a slash.
    return `RewriteRule ${earlierPattern(redirect).replace('^/', '^')} ${origin}${redirect.to} [R=301,L]`
  })
  return `RewriteEngine On
${AFTER_ERROR}
${ONLY_READING}
${moved.join('\n')}
# One redirect for the last slash and for repeated ones, which Apache has merged by now.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*[^/])$ ${origin}/$1/ [R=301,L]
RewriteCond %{THE_REQUEST} "^\\S+ (https?://[^/ ]+)?/([^? ]*/)?/"
RewriteRule ^(.*)$ ${origin}/$1 [R=301,L]
# Decoded. The index of a folder is asked for as a page of its own.
RewriteCond %{IS_SUBREQ} =false
RewriteCond %{REQUEST_URI} "${HIDDEN}" [NC]
RewriteRule ^ - [R=404,L]
RewriteCond %{HTTP:Accept} ${MARKDOWN} [NC]
RewriteCond %{HTTP:Accept} !${NO_MARKDOWN} [NC]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}index.md -f
RewriteRule ^(.*/)?$ $1index.md [E=twin:1,END]
# A folder without a page has no address.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]`
}

const COMPRESSION = `<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/markdown text/plain application/json application/xml image/svg+xml
  # Filters by type leave out the page of an error.
  <Files 404.html>
    SetOutputFilter DEFLATE
  </Files>
</IfModule>`

const folderFile = (site: Site): string => `Options -Indexes -MultiViews
AddDefaultCharset utf-8
AddType text/markdown .md
AddCharset utf-8 .md
<Files api-catalog>
  ForceType application/linkset+json
</Files>
DirectoryIndex index.html
DirectorySlash Off

${headersByPath(site.rules).join('\n')}
Header always merge Vary Accept "expr=%{REQUEST_URI} !~ m#${unnegotiated(site.rules)}#"
# Nothing here is large enough to be asked for in parts.
RequestHeader unset Range
# mod_deflate adds this to the entity tag of what it compresses, and doesn't recognize the tag when a reader sends it back.
RequestHeader edit* If-None-Match '-gzip"' '"'
${manners(site.rules)}

${addresses(site)}

${COMPRESSION}
`

const serverFile = ({rules}: Site): string => `TraceEnable Off
AllowEncodedSlashes NoDecode
${Object.entries(errorHeaders(rules))
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
${manners(rules)}

RewriteEngine On
${AFTER_ERROR}
${ONLY_READING}
RewriteCond %{THE_REQUEST} "^\\S+ (https?://[^/ ]*)?(${IMPOSSIBLE.replaceAll('^[^?]', '[^? ]').replaceAll('[^/?]', '[^/? ]')})" [NC]
RewriteRule ^ - [R=404,L]
`

/**
 * An `.htaccess` for the folder that is served, and what only the configuration of the server itself can say. Needs
 * mod_rewrite, mod_headers and mod_dir. Apache can't send a redirect without a host and would take the one that the request
 * names, so redirects name the host of the site.
 */
export const apache: Target = (site) => ({'.htaccess': folderFile(site), 'server.conf': serverFile(site)})
