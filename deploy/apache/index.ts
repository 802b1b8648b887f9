import {earlierPattern, rulesByHeader, type Target} from '../target'

/** An `.htaccess` for the folder that is served. Needs mod_rewrite, mod_headers and mod_dir. */
export const apache: Target = ({rules, redirects}) => {
  const headers = rulesByHeader(rules).flatMap(([name, values]) =>
    [...values]
      .reverse()
      .map(({pattern, value}) => `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`),
  )
  const moved = redirects.map((redirect) => {
    // In a folder's own file, addresses begin without a slash.
    return `RewriteRule ${earlierPattern(redirect).replace('^/', '^')} ${redirect.to} [R=301,L]`
  })
  return {
    '.htaccess': `Options -Indexes -MultiViews
AddDefaultCharset utf-8
DirectoryIndex index.html
ErrorDocument 404 /404.html

${headers.join('\n')}

RewriteEngine On
# The page of an error is no request of the reader's.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*//"
RewriteRule ^(.*)$ /$1 [R=301,L]
${moved.join('\n')}
RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*(\\.html|/_[^/? ]*|/\\.(?!well-known/)[^? ]*)[? ]"
RewriteRule ^ - [R=404,L]
# A folder without a page has no address.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/json application/xml image/svg+xml
</IfModule>
`,
  }
}
