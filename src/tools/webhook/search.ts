import {charsets, isAscii, misread} from './charset'
import {digest, signer, type Bytes} from './hmac'
import {utf8} from '../webCrypto'
import type {Signature} from './header'
import {parsed} from './json'
import {keysOf, type Key} from './keys'
import {restored} from './restore'
import {writers} from './writers'

/** What is verified. @property secret not empty. */
export type Delivery = {body: string; secret: string; signature: Signature}

/** What the signature belongs to. */
export type Match = {
  /** The key, if it isn't the secret as it was entered. */
  key?: Key
  /** The signed body, if it isn't the pasted one. */
  body?: SignedBody
}

export type SignedBody = {
  bytes: Bytes
  /** Which of the two was changed, compared with what Keycloak writes. */
  changed: 'pasted' | 'signed'
  /** What the changed body is, after "The … body is". */
  words: string
  cause?: string
}

/** Most bytes that a search reads, so that it ends soon for long bodies too. */
const MOST_BYTES = 8 * 1024 * 1024

/** Lengths at which servers and logs cut bodies, in bytes. */
const CUTS = [512, 1000, 1024, 2048, 4096, 8192, 10_000, 16_384, 32_768, 65_536, 100_000, 102_400]

/** Most characters of a body whose mistakes are searched. Real deliveries are far shorter. */
const MOST_CHARACTERS = 128 * 1024

/** Result of a search. @property tried how many combinations of a body and a key it compared. */
export type Search = {match: Match | undefined; tried: number; isTooLong: boolean}

/** Finds the body and the key that a signature belongs to: the entered ones first, then those of the usual mistakes. */
export async function search({body, secret, signature}: Delivery): Promise<Search> {
  let tried = 0
  let left = MOST_BYTES
  const fits = async (sign: Sign, bytes: Bytes): Promise<boolean> => {
    if (left <= 0) return false
    tried++
    left -= bytes.length
    return (await sign(bytes)) === signature.digits
  }
  const isTooLong = body.length > MOST_CHARACTERS
  const answer = (match?: Match): Search => ({match, tried, isTooLong})

  const pasted = utf8(body)
  const bySecret = await signer(signature.algorithm, utf8(secret))
  if (await fits(bySecret, pasted)) return answer({})
  if (isTooLong) return answer()
  const keys = await Promise.all(
    keysOf(secret).map(async (key) => ({key, sign: await signer(signature.algorithm, key.bytes)})),
  )
  for (const {key, sign} of [...keys, ...hashes(signature, secret)]) if (await fits(sign, pasted)) return answer({key})

  const texts = [...restored(body)]
  for (const text of texts) if (await fits(bySecret, utf8(text))) return answer({body: signedBody(text, body)})
  for (const signed of changedAfterwards(body)) if (await fits(bySecret, signed.bytes)) return answer({body: signed})
  for (const {key, sign} of keys)
    for (const text of texts) if (await fits(sign, utf8(text))) return answer({key, body: signedBody(text, body)})
  return answer()
}

type Sign = (bytes: Bytes) => Promise<string>

const signedBody = (text: string, pasted: string): SignedBody => ({
  bytes: utf8(text),
  changed: 'pasted',
  ...nameOf(text, pasted),
})

/** Hashes that programs take for an HMAC. */
function hashes({algorithm}: Signature, secret: string): {key: Key; sign: Sign}[] {
  const key = utf8(secret)
  const fix = 'Use HMAC (RFC 2104). In Node.js, it’s `createHmac`, not `createHash`.'
  const of = (words: string, parts: (body: Bytes) => Bytes[]) => ({
    key: {bytes: key, words, fix},
    sign: async (body: Bytes) => digest(algorithm, joined(parts(body))),
  })
  return [
    of(`missing: the value is the ${algorithm.hash} hash of the body alone`, (body) => [body]),
    of(`in front of the body in a plain ${algorithm.hash} hash`, (body) => [key, body]),
    of(`behind the body in a plain ${algorithm.hash} hash`, (body) => [body, key]),
  ]
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** How the text that Keycloak signed became the pasted one. */
function nameOf(signed: string, pasted: string): {words: string; cause?: string} {
  const json = parsed(signed)
  for (const text of [pasted, pasted.trim()]) {
    const found = writers.find(({write}) => write(signed, json) === text)
    if (found && text !== signed) return {words: found.words, cause: found.cause}
    const charset = charsets.find((one) => misread(signed, one) === text)
    if (charset && text !== signed) return misreadAs(charset.name)
  }
  if (signed === pasted.trim()) return {words: 'surrounded by white space', cause: 'An editor or a form adds it.'}
  return {words: 'written again in another form', cause: 'A JSON parser read the body, and a program wrote it again.'}
}

const misreadAs = (charset: string) => ({
  words: `UTF-8 that was read as ${charset}`,
  cause: `The header \`Content-Type: application/json\` has no charset, and a program took ${charset} for the default. JSON is always UTF-8.`,
})

/** Bodies that a signature is over, if the program that signed changed the pasted body before. */
function* changedAfterwards(body: string): Generator<SignedBody> {
  const json = parsed(body)
  for (const {words, cause, write} of writers) {
    const text = write(body, json)
    if (text !== undefined && text !== body) yield {bytes: utf8(text), changed: 'signed', words, cause}
  }
  for (const charset of isAscii(body) ? [] : charsets) {
    yield {bytes: utf8(misread(body, charset)), changed: 'signed', ...misreadAs(charset.name)}
    const bytes = charset.encode(body)
    if (bytes) yield {bytes, changed: 'signed', words: `encoded as ${charset.name}`}
  }
  const bytes = utf8(body)
  for (const cut of CUTS.filter((length) => length < bytes.length))
    yield {
      bytes: bytes.slice(0, cut),
      changed: 'signed',
      words: `cut after ${cut} bytes`,
      cause: 'A limit of a buffer or a log cut it.',
    }
}
