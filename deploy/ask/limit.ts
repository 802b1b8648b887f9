const MINUTE_MS = 60_000
/** Addresses that are remembered: more than that ask only in an attack. */
const MOST = 10_000

/**
 * Counts what each address asks within a minute.
 * @returns a function that says how many seconds an address has to wait: 0 where it may ask.
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): (address: string) => number {
  const asked = new Map<string, number[]>()
  return (address) => {
    const time = now()
    const recent = (asked.get(address) ?? []).filter((at) => time - at < MINUTE_MS)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= perMinute) return Math.ceil((oldest + MINUTE_MS - time) / 1000)
    asked.delete(address)
    asked.set(address, [...recent, time])
    // The one that has been silent longest.
    const [first] = asked.keys()
    if (asked.size > MOST && first !== undefined) asked.delete(first)
    return 0
  }
}

const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Counts the questions of a day, of all addresses together: a limit to what the model costs.
 * @returns a function that takes one and says how many seconds are left of a day whose questions are used up, else 0.
 */
export function dailyBudget(perDay: number, now: () => number = Date.now): () => number {
  let day = 0
  let used = 0
  return () => {
    const time = now()
    const today = Math.floor(time / DAY_MS)
    if (today !== day) [day, used] = [today, 0]
    if (used >= perDay) return Math.ceil(((today + 1) * DAY_MS - time) / 1000)
    used += 1
    return 0
  }
}
