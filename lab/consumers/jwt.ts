/** The header and the payload of a JSON Web Token, unverified: it came from the server itself. */
export function partsOfToken(token: string): {header: unknown; payload: unknown} {
  const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('utf8'))
  if (header === undefined || payload === undefined) throw new Error('The token has no header and payload.')
  return {header: JSON.parse(header), payload: JSON.parse(payload)}
}
