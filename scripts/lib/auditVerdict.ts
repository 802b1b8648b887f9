import * as z from 'zod'

const report = z.object({metadata: z.object({vulnerabilities: z.record(z.string(), z.number())})})

/**
 * What to say of the answer of `npm audit --json`, and whether it is a failure.
 * @param isStrict whether it is a failure too that the registry could not be asked.
 */
export function verdictOf(output: string, isStrict: boolean): {text: string; isFailure: boolean} {
  // npm's warnings stand around it.
  const json: unknown = JSON.parse(/^\{.*^\}/ms.exec(output)?.[0] ?? 'null')
  const {data} = report.safeParse(json)
  if (!data) {
    const why = z.object({message: z.string()}).safeParse(json).data?.message ?? "it didn't respond"
    return {
      text: isStrict
        ? `Could not get advisories from the registry: ${why}. Allowed: a registry with an advisory service. Fix: run the job again, or configure another npm registry.`
        : `skipped: audit. This registry has no advisory service: ${why}`,
      isFailure: isStrict,
    }
  }
  const {high = 0, critical = 0, total = 0} = data.metadata.vulnerabilities
  return {
    text:
      high + critical > 0
        ? `${high + critical} packages have advisories of high or critical severity. Fix: run "npm audit", then raise the version, or set it in "overrides" of package.json.`
        : `No advisories of high or critical severity, ${total} of lower severity.`,
    isFailure: high + critical > 0,
  }
}
