import type {Target} from '../target'

/** Netlify sends the headers of a path with a file that is missing there too: nothing is kept for a year. */
const isKept = (name: string, value: string): boolean => name === 'Cache-Control' && value.includes('immutable')

/** A `netlify.toml`. Of several rules that name a header for a path, the last holds. */
export const netlify: Target = ({rules, redirects}) => ({
  'netlify.toml': `[build]
  # Netlify would read the files without an ending before this one, and let everybody read the others.
  command = "npm run build && rm build/_headers build/_redirects build/_headers.json build/_redirects.json"
  publish = "build"

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

${redirects
  .map(({from, to}) =>
    [
      '[[redirects]]',
      `  from = ${JSON.stringify(from)}`,
      `  to = ${JSON.stringify(to)}`,
      '  status = 301',
      '  force = true',
    ].join('\n'),
  )
  .join('\n\n')}
`,
})
