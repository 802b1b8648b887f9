/** The minutes in which the most people log in with a password. */
export type LoginPeak = {
  /** People who log in during it. */
  logins: number
  /** Its length. */
  minutes: number
}

/** What is assumed of the servers. */
export type LoginServer = {
  /** Processor time of one login, in seconds, as measured. */
  cpuSeconds: number
  /** How much more than the average the worst second may bring. */
  burst: number
  /** Share of a core that may be busy. */
  busy: number
  /** Cores of one node. */
  coresPerNode: number
}

/** What a peak needs: logins in its worst second, cores for them, and nodes of which one may be missing. */
export function loginLoad({logins, minutes}: LoginPeak, {cpuSeconds, burst, busy, coresPerNode}: LoginServer) {
  const perSecond = (logins / (minutes * 60)) * burst
  const cores = (perSecond * cpuSeconds) / busy
  // Two are the least of which one may be missing.
  const nodes = Math.max(2, Math.ceil(cores / coresPerNode) + 1)
  return {perSecond, cores, nodes}
}
