import {languagesIn} from '../../src/lib/headerRules'
import {MARKDOWN, NO_MARKDOWN, type Target} from '../target'

/** Netlify sends the headers of a path with a file that is missing there too: nothing is kept for a year. */
const isKept = (name: string, value: string): boolean => name === 'Cache-Control' && value.includes('immutable')

/** Answers the request for a page with its Markdown, to clients that prefer it. */
const markdownFunction = (
  languages: readonly string[],
): string => `const asked = new RegExp(${JSON.stringify(MARKDOWN)}, 'i')
const refused = new RegExp(${JSON.stringify(NO_MARKDOWN)}, 'i')

export default async function markdown(request, context) {
  const accept = request.headers.get('accept') || ''
  const url = new URL(request.url)
  if (url.pathname.endsWith('/') && asked.test(accept) && !refused.test(accept)) {
    url.pathname += 'index.md'
    return url
  }
  const response = await context.next()
  response.headers.append('Vary', 'Accept')
  return response
}

export const config = {path: '/*', excludedPath: ${JSON.stringify(languages.flatMap((path) => [`${path}assets/*`, `${path}img/*`]))}}
`

/** Puts the build into the folder that its path on the host names. */
const moveBelow = (root: string): string =>
  root === '/' ? '' : ` && mkdir -p host${root} && cp -r build/. host${root}`

/** Netlify looks for the not-found page of the root only. */
const notFoundPages = (languages: readonly string[]): string[] =>
  languages
    .filter((path) => path !== '/')
    .toReversed()
    .map((path) => `[[redirects]]\n  from = "${path}*"\n  to = "${path}404.html"\n  status = 404`)

/** A `netlify.toml` and an edge function. Of several rules that name a header for a path, the last holds. */
export const netlify: Target = ({rules, redirects}) => ({
  'markdown.js': markdownFunction(languagesIn(rules)),
  'netlify.toml': `[build]
  # Netlify would read the files without an ending before this one, and let everybody read the others.
  command = "npm run build && rm build/_headers build/_redirects build/_headers.json build/_redirects.json${moveBelow(languagesIn(rules)[0])}"
  publish = "${languagesIn(rules)[0] === '/' ? 'build' : 'host'}"

${rules
  .map(({source, headers}) => ({
    source,
    entries: Object.entries(headers).filter(([name, value]) => !isKept(name, value)),
  }))
  .filter(({entries}) => entries.length > 0)
  .map(({source, entries}) =>
    [
      '[[headers]]',
      `  for = ${JSON.stringify(source)}`,
      '  [headers.values]',
      ...entries.map(([name, value]) => `    ${name} = ${JSON.stringify(value)}`),
    ].join('\n'),
  )
  .join('\n\n')}

${[
  ...redirects.map(({from, to}) =>
    [
      '[[redirects]]',
      `  from = ${JSON.stringify(from)}`,
      `  to = ${JSON.stringify(to)}`,
      '  status = 301',
      '  force = true',
    ].join('\n'),
  ),
  ...notFoundPages(languagesIn(rules)),
].join('\n\n')}
`,
})
