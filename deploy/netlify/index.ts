import type {Target} from '../target'

/** A `netlify.toml`. Of several rules that name a header for a path, the last holds. */
export const netlify: Target = ({rules}) => ({
  'netlify.toml': `[build]
  command = "npm run build"
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
`,
})
