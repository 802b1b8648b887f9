import * as z from 'zod'

const report = z.object({metadata: z.object({vulnerabilities: z.record(z.string(), z.number())})})

/** What to say of the answer of `npm audit --json`, and whether it is a failure. */
export function verdictOf(output: string): {text: string; isFailure: boolean} {
  // npm's warnings stand around it.
  const json: unknown = JSON.parse(/^\{.*^\}/ms.exec(output)?.[0] ?? 'null')
  const {data} = report.safeParse(json)
  if (!data)
    return {
      text: `skipped: audit. This registry has no advisory service: ${z.object({message: z.string()}).safeParse(json).data?.message ?? 'it gave no answer'}`,
      isFailure: false,
    }
  const {high = 0, critical = 0, total = 0} = data.metadata.vulnerabilities
  return {
    text:
      high + critical > 0
        ? `${high + critical} packages have advisories of high or critical severity. Fix: run "npm audit", then raise the version or enter it in "overrides" of package.json.`
        : `No advisory of high or critical severity; ${total} of others.`,
    isFailure: high + critical > 0,
  }
}
