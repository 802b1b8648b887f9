/** What a mail says before its sender has written anything. */
export type Prefilled = {subject: string; body?: readonly string[]}

/** An address that opens a mail with subject and lines filled in, as RFC 6068 has it. */
export function mailTo(address: string, {subject, body = []}: Prefilled): string {
  const fields = {subject, ...(body.length > 0 && {body: body.join('\r\n')})}
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${address}?${query.join('&')}`
}
