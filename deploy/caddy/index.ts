import {
  earlierPattern,
  HIDDEN_SIMPLE,
  IMPOSSIBLE,
  otherLanguages,
  unnegotiated,
  type Site,
  type Target,
} from '../target'
import type {Redirect} from '../../src/data/redirects'
import {languagesIn, type HeaderRule} from '../../src/lib/headerRules'
import {errors} from './errors'
import {asksForMarkdown, commonHeaders, headersOfFiles} from './headers'

/** Puts the new address in the place of an earlier one. A path that is rewritten keeps its query. */
const moves = (redirects: readonly Redirect[]): string[] =>
  redirects.flatMap((redirect, index) => [
    `@moved${index} path_regexp ${earlierPattern(redirect)}`,
    `rewrite @moved${index} ${redirect.to}`,
  ])

/** One redirect for all that is odd about an address, and an error for one that has no page. */
function addresses({rules, redirects}: Site): string {
  const [root] = languagesIn(rules)
  const escapedPaths = otherLanguages(rules).length === 0 ? root : `(?:${languagesIn(rules).join('|')})`
  return `@repeated path_regexp //
		uri path_regexp //+ /
		${moves(redirects).join('\n\t\t')}
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
		error @nothing 404`
}

/** The file of an address: the Markdown of a page if the request asks for it. */
const files = (rules: readonly HeaderRule[]): string => `# When the answer is written, so that nothing is named twice.
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
		}`

/**
 * One site of a Caddyfile, for Caddy 2.6 and later. Caddy gets the certificate by itself. What a path has become is compared
 * with what it was, so that one redirect does all.
 */
export const caddy: Target = (site) => ({
  Caddyfile: `${site.domain} {
	root * /srv/site
	route {
		${commonHeaders(site.rules).join('\n\t\t')}
		@method not method GET HEAD
		error @method 405
		@impossible vars_regexp {http.request.orig_uri} \`(?i)${IMPOSSIBLE}\`
		error @impossible 404

		${addresses(site)}
		${headersOfFiles(site.rules).join('\n\t\t')}
		${files(site.rules)}
	}
	handle_errors {
		${errors(site.rules)}
	}
}
`,
})
