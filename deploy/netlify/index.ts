import type {Target} from '../target'

/** A `netlify.toml`. Of several rules that name a header for a path, the last holds. */
export const netlify: Target = ({rules, redirects}) => ({
  'netlify.toml': `[build]
  # Netlify reads that file before this one, and shows the page that stands at the earlier address instead.
  command = "npm run build && rm build/_redirects"
  publish = "build"

${rules
  .map(({source, headers}) =>
    [
      '[[headers]]',
      `  for = ${JSON.stringify(source)}`,
      '  [headers.values]',
      ...Object.entries(headers).map(([name, value]) => `    ${name} = ${JSON.stringify(value)}`),
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
