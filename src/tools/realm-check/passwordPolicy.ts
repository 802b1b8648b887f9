/** A rule of a password policy. `notUsername` has no value. */
type PolicyRule = {name: string; value: string}

/** More rules than Keycloak has. */
const MOST_RULES = 100

/** The rules of a text such as `length(15) and notUsername`. A value can't contain the separator. */
export function rulesOfPolicy(policy: string): PolicyRule[] {
  return policy
    .slice(0, 10_000)
    .split(' and ', MOST_RULES)
    .flatMap((part) => {
      const text = part.trim()
      if (text === '') return []
      const open = text.indexOf('(')
      if (open < 0) return [{name: text, value: ''}]
      return [
        {
          name: text.slice(0, open).trim(),
          value: text
            .slice(open + 1)
            .replace(/\)$/, '')
            .trim(),
        },
      ]
    })
}

/** The value of a rule; undefined if the policy doesn’t have it. */
export const ruleValue = (policy: string, name: string): string | undefined =>
  rulesOfPolicy(policy).find((rule) => rule.name === name)?.value

/** The value of a rule as a number; undefined if the policy doesn’t have it. */
export function ruleNumber(policy: string, name: string): number | undefined {
  const value = ruleValue(policy, name)
  return value !== undefined && /^-?\d{1,9}$/.test(value) ? Number(value) : undefined
}
