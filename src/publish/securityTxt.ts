/** What security.txt (RFC 9116) is made of. */
export type SecurityTxt = {
  /** `https://` address of the site with its path, with a closing slash. */
  site: string
  /** Who reads reports. */
  email: string
  /** `https://` address of the page that says how reports are dealt with. */
  policy: string
  /** When what it says was last looked at. */
  confirmed: Date
}

/** Less than the year that the standard allows at most. */
const VALID_DAYS = 360

/** The text of `/.well-known/security.txt`. */
export function securityTxt({site, email, policy, confirmed}: SecurityTxt): string {
  const expires = new Date(confirmed.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
    `Policy: ${policy}`,
    '',
  ].join('\n')
}
