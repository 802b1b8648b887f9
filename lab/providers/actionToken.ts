import * as z from 'zod'

const claims = z.object({iat: z.number(), exp: z.number(), typ: z.string()})

/** What an action token says of itself. */
export type ActionToken = {type: string; lifetimeSeconds: number}

/** Reads the action token in a link that the server made. @throws Error where there is none. */
export function readActionToken(link: string): ActionToken {
  const payload = new URL(link).searchParams.get('key')?.split('.')[1]
  if (payload === undefined) throw new Error(`There is no action token in ${link}.`)
  const {typ, iat, exp} = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return {type: typ, lifetimeSeconds: exp - iat}
}
