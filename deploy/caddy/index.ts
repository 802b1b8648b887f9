import {rulesByHeader, type Target} from '../target'

/** One site of a Caddyfile. Caddy gets the certificate, and puts the last slash behind folders that have an index. */
export const caddy: Target = ({rules, domain}) => {
  const headers = rulesByHeader(rules).flatMap(([name, values], index) =>
    [...values].reverse().flatMap(({pattern, value}, place) => {
      const matcher = `@header${index}_${place}`
      return [`${matcher} path_regexp ${pattern}`, `header ${matcher} ${name} "${value}"`]
    }),
  )
  return {
    Caddyfile: `${domain} {
	root * /srv/site
	route {
		${headers.join('\n\t\t')}
		@repeated vars_regexp {http.request.orig_uri.path} //
		uri @repeated path_regexp //+ /
		redir @repeated {http.request.uri} 301
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
