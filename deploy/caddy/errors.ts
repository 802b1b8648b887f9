import {fileHeaders, otherLanguages} from '../target'
import {languagesIn, type HeaderRule} from '../../src/lib/headerRules'
import {asksForMarkdown, commonHeaders} from './headers'

/** The not-found page of the language. A path that was rewritten is in no language any more: the first that fits is the last. */
function notFound(rules: readonly HeaderRule[], file: string): string {
  const [root] = languagesIn(rules)
  const others = otherLanguages(rules)
  return [
    ...others.flatMap((path, index) => [`@language${index} path ${path}*`, `rewrite @language${index} ${path}${file}`]),
    `@root not path ${[root, ...others].map((path) => path + file).join(' ')}`,
    `rewrite @root ${root}${file}`,
  ].join('\n\t\t\t')
}

/** What an error answers. */
export function errors(rules: readonly HeaderRule[]): string {
  const headers = [...commonHeaders(rules), ...fileHeaders(rules).map((name) => `header -${name}`)]
  return `${headers.join('\n\t\t')}
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
			${notFound(rules, '404.md')}
			header Content-Type "text/markdown; charset=utf-8"
			file_server
		}
		@nothing expression \`{http.error.status_code} == 404\`
		handle @nothing {
			${notFound(rules, '404.html')}
			file_server {
				precompressed br gzip
			}
		}
		handle {
			respond "{http.error.status_code} {http.error.status_text}"
		}`
}
