/** A message or a symptom with its cause and its fix. In its texts, backticks mark code and two asterisks mark labels. */
export type ErrorFileEntry = {
  /** What the reader sees. `…` stands for a part that varies. */
  problem: string
  cause: string
  /** Empty where the fix takes more than a paragraph, which the page has. */
  fix: string
  /** Where the reader sees it, such as `server log`; absent for an entry of a section "Troubleshooting". */
  place?: string
  /** Versions of Keycloak on which the lab saw this text; absent for an entry of a section "Troubleshooting". */
  versions?: readonly string[]
  /** What the other versions say. */
  elsewhere?: string
  page: {
    title: string
    /** From the root of the host, with the site's base path, and with the anchor of the entry. */
    address: string
  }
}

/** What `/errors.json` contains: everything that the documentation explains. */
export type ErrorFile = {
  /** Changes when a program that reads the file has to change. */
  format: 1
  entries: readonly ErrorFileEntry[]
}

/** Name of the file below the site's root. */
export const ERROR_FILE = 'errors.json'
