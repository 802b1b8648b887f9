/** Programs that the commands of some pages run, in addition to those that every proof needs (`bash`, `curl`, and `jq`). */
export const PROOF_PROGRAMS = ['caddy', 'envoy', 'nginx', 'oauth2-proxy', 'tofu'] as const

/** One of them. */
export type ProofProgram = (typeof PROOF_PROGRAMS)[number]
