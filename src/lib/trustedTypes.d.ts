/** What a policy makes of texts that become HTML or the address of a script. */
type TrustedRules = {
  createHTML?: (html: string) => string | null
  createScriptURL?: (address: string) => string
}

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
interface Window {
  /** Where the browser has Trusted Types. */
  trustedTypes?: {createPolicy: <T extends TrustedRules>(name: string, rules: T) => T}
}
