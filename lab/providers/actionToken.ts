import * as z from 'zod'
import {partsOfToken} from '../consumers/jwt'

const claims = z.object({iat: z.number(), exp: z.number(), typ: z.string()})

/** What an action token says of itself. */
export type ActionToken = {type: string; lifetimeSeconds: number}

/** Reads the action token in a link that the server made. @throws Error where there is none. */
export function readActionToken(link: string): ActionToken {
  const token = new URL(link).searchParams.get('key')
  if (token === null) throw new Error(`There is no action token in ${link}.`)
  const {typ, iat, exp} = claims.parse(partsOfToken(token).payload)
  return {type: typ, lifetimeSeconds: exp - iat}
}
