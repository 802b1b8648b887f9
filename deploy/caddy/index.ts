import {
  earlierPattern,
  errorHeaders,
  fileHeaders,
  HIDDEN_SIMPLE,
  IMPOSSIBLE,
  MARKDOWN,
  NO_MARKDOWN,
  rulesByHeader,
  otherLanguages,
  unnegotiated,
  type Target,
} from '../target'
import {languagesIn} from '../../src/lib/headerRules'

/** Conditions of a matcher: the request asks for Markdown. */
const asksForMarkdown = (indent: string): string =>
  [`header_regexp Accept (?i)${MARKDOWN}`, `not header_regexp Accept \`(?i)${NO_MARKDOWN}\``].join(`\n${indent}`)

/**
 * One site of a Caddyfile, for Caddy 2.6 and later. Caddy gets the certificate by itself. What a path has become is compared
 * with what it was, so that one redirect does all.
 */
export const caddy: Target = ({rules, redirects, domain}) => {
  const common = Object.entries(errorHeaders(rules)).map(([name, value]) => `header ${name} "${value}"`)
  const headers = rulesByHeader(rules).flatMap(([name, values], index) =>
    [...values].reverse().flatMap(({pattern, value}, place) => {
      if (errorHeaders(rules)[name] === value && place === 0) return []
      const matcher = `@header${index}_${place}`
      return [`${matcher} path_regexp ${pattern}`, `header ${matcher} ${name} "${value}"`]
    }),
  )
  // A path that is rewritten keeps its query.
  const moved = redirects.flatMap((redirect, index) => [
    `@moved${index} path_regexp ${earlierPattern(redirect)}`,
    `rewrite @moved${index} ${redirect.to}`,
  ])
  const [root] = languagesIn(rules)
  const escapedPaths = otherLanguages(rules).length === 0 ? root : `(?:${languagesIn(rules).join('|')})`
  // A path that was rewritten is in no language any more: the first that fits is the last.
  const notFound = (file: string): string =>
    [
      ...otherLanguages(rules).flatMap((path, index) => [
        `@language${index} path ${path}*`,
        `rewrite @language${index} ${path}${file}`,
      ]),
      `@root not path ${[root, ...otherLanguages(rules)].map((path) => path + file).join(' ')}`,
      `rewrite @root ${root}${file}`,
    ].join('\n\t\t\t')
  const forErrors = [...common, ...fileHeaders(rules).map((name) => `header -${name}`)]
  return {
    Caddyfile: `${domain} {
	root * /srv/site
	route {
		${common.join('\n\t\t')}
		@method not method GET HEAD
		error @method 405
		@impossible vars_regexp {http.request.orig_uri} \`(?i)${IMPOSSIBLE}\`
		error @impossible 404

		@repeated path_regexp //
		uri path_regexp //+ /
		${moved.join('\n\t\t')}
		@unslashed {
			not path */
			file {http.request.uri.path}/index.html
		}
		uri @unslashed path_regexp $ /
		@changed not expression \`{http.request.orig_uri.path} == {http.request.uri.path}\`
		redir @changed {http.request.uri} 301

		@hidden {
			path_regexp \`(?i)${HIDDEN_SIMPLE}\`
			not path_regexp ^${escapedPaths}\\.well-known/[^/._][^/]*$
		}
		error @hidden 404
		@nothing {
			path */
			not file {http.request.uri.path}index.html
		}
		error @nothing 404
		${headers.join('\n\t\t')}
		# When the answer is written, so that nothing is named twice.
		@negotiated not path_regexp ${unnegotiated(rules)}
		header @negotiated {
			Vary "Accept, Accept-Encoding"
			defer
		}
		@unnegotiated path_regexp ${unnegotiated(rules)}
		header @unnegotiated {
			Vary Accept-Encoding
			defer
		}
		@twin {
			path */
			${asksForMarkdown('\t\t\t')}
			file {http.request.uri.path}index.md
		}
		rewrite @twin {http.request.uri.path}index.md
		@markdown path *.md
		header @markdown Content-Type "text/markdown; charset=utf-8"
		@catalog path ${languagesIn(rules)
      .map((path) => `${path}.well-known/api-catalog`)
      .join(' ')}
		header @catalog Content-Type application/linkset+json
		# Nothing here is large enough to be asked for in parts.
		request_header -Range
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		${forErrors.join('\n\t\t')}
		@method expression \`{http.error.status_code} == 405\`
		header @method Allow "GET, HEAD"
		header {
			Vary "Accept, Accept-Encoding"
			defer
		}
		# The answer is whole, whatever part or version of the missing file the client has.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
		@noTwin {
			expression \`{http.error.status_code} == 404\`
			${asksForMarkdown('\t\t\t')}
		}
		handle @noTwin {
			${notFound('404.md')}
			header Content-Type "text/markdown; charset=utf-8"
			file_server
		}
		@nothing expression \`{http.error.status_code} == 404\`
		handle @nothing {
			${notFound('404.html')}
			file_server {
				precompressed br gzip
			}
		}
		handle {
			respond "{http.error.status_code} {http.error.status_text}"
		}
	}
}
`,
  }
}
