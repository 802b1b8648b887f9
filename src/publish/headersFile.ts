import type {HeaderRule} from '../lib/headerRules'

/** The rules in the form that Cloudflare Pages reads from a file named `_headers`. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({source, headers}, index) => {
      // It joins a header that several rules name; "! Name" takes back what earlier rules set.
      const earlier = new Set(rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers)))
      // Cloudflare lets every site read every file, unless told not to.
      const all = index === 0 ? ['  ! Access-Control-Allow-Origin'] : []
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(earlier.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ])
      return `${[source, ...all, ...lines].join('\n')}\n`
    })
    .join('\n')
}
