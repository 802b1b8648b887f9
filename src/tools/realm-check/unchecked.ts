import type {Part} from './parts'
import type {RealmView} from './realmView'
import type {Rule} from './rule'

/** Rules that couldn't read everything that they wanted to. */
export type Unchecked = {
  /** Why the parts are missing; empty for lists that a file leaves out. */
  reason: string
  parts: readonly Part[]
  rules: readonly Rule[]
}

/** Notes which rule asked for which missing part. */
export function createUnchecked() {
  const counts = new Map<string, {part: Part; reason: string; rules: Map<Rule, number>}>()
  return {
    /** Call it after a rule ran. */
    note(rule: Rule, {asked, lacking}: RealmView): void {
      for (const part of asked) {
        const reason = lacking.get(part)
        if (reason === undefined) continue
        const key = `${part} ${reason}`
        const known = counts.get(key) ?? {part, reason, rules: new Map<Rule, number>()}
        known.rules.set(rule, (known.rules.get(rule) ?? 0) + 1)
        counts.set(key, known)
      }
    },
    /** What no realm had, by reason. @param realmCount number of realms that were checked. */
    result(realmCount: number): Unchecked[] {
      const byReason = new Map<string, {parts: Part[]; rules: Set<Rule>}>()
      for (const {part, reason, rules} of counts.values()) {
        const everywhere = [...rules].flatMap(([rule, count]) => (count === realmCount ? rule : []))
        if (everywhere.length === 0) continue
        const group = byReason.get(reason) ?? {parts: [], rules: new Set<Rule>()}
        byReason.set(reason, group)
        group.parts.push(part)
        for (const rule of everywhere) group.rules.add(rule)
      }
      return [...byReason].map(([reason, {parts, rules}]) => ({reason, parts, rules: [...rules]}))
    },
  }
}
