import {earlierPattern, rulesByHeader, type Target} from '../target'

/** One site of a Caddyfile. Caddy gets the certificate, and puts the last slash behind folders that have an index. */
export const caddy: Target = ({rules, redirects, domain}) => {
  const headers = rulesByHeader(rules).flatMap(([name, values], index) =>
    [...values].reverse().flatMap(({pattern, value}, place) => {
      const matcher = `@header${index}_${place}`
      return [`${matcher} path_regexp ${pattern}`, `header ${matcher} ${name} "${value}"`]
    }),
  )
  // A path that is rewritten keeps its query.
  const moved = redirects.flatMap((redirect, index) => [
    `@moved${index} vars_regexp {http.request.orig_uri.path} ${earlierPattern(redirect)}`,
    `rewrite @moved${index} ${redirect.to}`,
    `redir @moved${index} {http.request.uri} 301`,
  ])
  return {
    Caddyfile: `${domain} {
	root * /srv/site
	route {
		${headers.join('\n\t\t')}
		@repeated vars_regexp {http.request.orig_uri.path} //
		uri @repeated path_regexp //+ /
		redir @repeated {http.request.uri} 301
		${moved.join('\n\t\t')}
		@method not method GET HEAD
		respond @method 405
		@hidden {
			path_regexp \\.html$|/_[^/]*$|/\\.
			not path /.well-known/*
		}
		error @hidden 404
		file_server {
			precompressed br gzip
		}
	}
	handle_errors 404 {
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`,
  }
}
