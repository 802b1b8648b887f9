import {InputError} from '../run'
import {partsOfCase, trustedCertificates, trustOf, type Case, type Expectations, type Trust} from './case'
import {readCertificate, readCertificates, type Certificate} from './certificate'
import {readMessage, type Message} from './message'
import {metadataOf, readMetadata} from './metadata'
import {readSignatures, type XmlSignature} from './signature'
import {readSource, type Source} from './source'
import {verifyQuery, verifyXml} from './verify'
import {parseXml} from './xml'

/** What the reader entered, as text. An empty text means that there is none. */
export type Inputs = {message: string; metadata: string; entityId: string; acsUrl: string; certificate: string}

/** Most signatures that are checked. Messages have one or two. */
const MOST_SIGNATURES = 8

/**
 * Reads a message and checks its signatures.
 * @param now in ms since 1970.
 * @returns undefined if there is no message yet.
 * @throws InputError if something that was entered can't be used.
 */
export async function analyze(inputs: Inputs, now: number): Promise<Case | undefined> {
  const source = readSource(inputs.message)
  if (!source) return undefined
  const message = readMessage(parseXml(source.xml, 'message'))
  const expected = expectationsOf(inputs, message)
  const signatures = readSignatures(message.root)
  if (signatures.length > MOST_SIGNATURES)
    throw new InputError(
      `The message has ${signatures.length} signatures. SAML messages have one or two, and this tool checks up to ${MOST_SIGNATURES}.`,
    )
  const trusted = trustedCertificates(message, expected)
  return {
    source,
    message,
    expected,
    ...partsOfCase(message, expected, source),
    signatures: await Promise.all(
      signatures.map(async (signature) => ({signature, trust: await trustOfXml(signature, trusted)})),
    ),
    queryTrust: await trustOfQuery(source, trusted),
    now,
  }
}

function expectationsOf(inputs: Inputs, message: Message): Expectations {
  const metadata = [
    ...(message.kind.endsWith('Descriptor') ? metadataOf(message.root) : []),
    ...readMetadata(inputs.metadata),
  ]
  const sp = metadata.find((one) => one.sp)
  const acs = sp?.sp?.acs
  const line = (text: string, otherwise: string | undefined) => (text.trim() === '' ? otherwise : text.trim())
  return {
    metadata,
    entityId: line(inputs.entityId, sp?.entityId),
    acsUrl: line(inputs.acsUrl, (acs?.find(({binding}) => binding === 'HTTP-POST') ?? acs?.[0])?.location),
    certificates: readCertificates(inputs.certificate),
  }
}

async function trustOfXml(signature: XmlSignature, trusted: readonly Certificate[]): Promise<Trust> {
  const embedded = embeddedCertificates(signature.certificates)
  return trustOf(
    trusted.length > 0 ? await verifyXml(signature, trusted) : undefined,
    embedded.length > 0 || trusted.length === 0 ? await embeddedValidity(signature, embedded) : undefined,
  )
}

/** Without any certificate, the digests can still be wrong. */
async function embeddedValidity(signature: XmlSignature, embedded: readonly Certificate[]) {
  const validity = await verifyXml(signature, embedded)
  return embedded.length === 0 && validity.state === 'wrongKey' ? undefined : validity
}

async function trustOfQuery({parameter}: Source, trusted: readonly Certificate[]): Promise<Trust | undefined> {
  if (!parameter?.signed) return undefined
  return trustOf(trusted.length > 0 ? await verifyQuery(parameter.signed, trusted) : undefined, undefined)
}

/** The certificates of a message that can be read. A broken one is no reason to refuse the message. */
export function embeddedCertificates(values: readonly string[]): Certificate[] {
  return values.slice(0, MOST_SIGNATURES).flatMap((value) => {
    try {
      return [readCertificate(value, 'certificate')]
    } catch (error) {
      if (error instanceof InputError) return []
      throw error
    }
  })
}
