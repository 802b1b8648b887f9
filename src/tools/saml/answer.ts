import type {Finding, Report} from '../report'
import {analyze, embeddedCertificates, type Inputs} from './analyze'
import type {Case, Check} from './case'
import type {Certificate} from './certificate'
import {checkAddresses} from './checks/addresses'
import {checkAttributes} from './checks/attributes'
import {checkCertificates} from './checks/certificates'
import {checkContent} from './checks/content'
import {checkMetadata} from './checks/entity'
import {checkPacking} from './checks/packing'
import {checkRequest} from './checks/request'
import {checkSigned} from './checks/signed'
import {checkStatus} from './checks/status'
import {checkExpiry, checkTimes} from './checks/times'
import {checkTrust} from './checks/trust'
import {checkAlgorithms} from './checks/weak'
import {checkWrapping} from './checks/wrapping'
import {prettyXml} from './pretty'
import {certificateTable, metadataTable, signatureTable} from './proofTables'
import {assertionTables, messageTable} from './tables'
import {verdictOf} from './verdict'

/** In the order in which a receiver would notice: the first error is the reason of the verdict. */
const checks: readonly Check[] = [
  checkPacking,
  checkStatus,
  checkWrapping,
  checkSigned,
  checkTrust,
  checkAddresses,
  checkTimes,
  checkContent,
  checkAttributes,
  checkRequest,
  checkAlgorithms,
  checkMetadata,
]

const order: readonly Finding['severity'][] = ['error', 'warning', 'ok', 'note']

/**
 * The whole answer to what the reader entered.
 * @param now in ms since 1970.
 * @throws InputError if something that was entered can't be used.
 */
export async function answer(inputs: Inputs, now: number): Promise<Report> {
  const one = await analyze(inputs, now)
  if (!one) return []
  const certificates = certificatesOf(one)
  const all = [...checks, checkCertificates(certificates.map(({certificate}) => certificate))]
  const expired = checkExpiry(one)
  const findings = [...all.flatMap((check) => check(one)), ...expired]
  const sorted = order.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  return [
    verdictOf(one, findings, expired),
    ...sorted,
    {kind: 'heading', text: 'What the message says'},
    ...messageTable(one),
    ...assertionTables(one),
    ...signatureTable(one),
    ...certificateTable(await Promise.all(certificates.map(withFingerprint))),
    ...one.expected.metadata.flatMap(metadataTable),
    {kind: 'code', title: 'The message as XML, with line breaks', language: 'xml', code: prettyXml(one.message.root)},
  ]
}

type Origin = {certificate: Certificate; from: string}

/** Each certificate once, with the first place that has it. */
function certificatesOf({signatures, expected, message}: Case): Origin[] {
  const found = new Map<string, Origin>()
  const add = (certificates: readonly Certificate[], from: string) => {
    for (const certificate of certificates)
      if (!found.has(certificate.base64)) found.set(certificate.base64, {certificate, from})
  }
  add(expected.certificates, 'pasted')
  for (const {sp, idp} of expected.metadata)
    for (const role of [sp, idp]) {
      add(role?.signing ?? [], 'metadata')
      add(role?.encryption ?? [], 'metadata, for encryption')
    }
  for (const {signature} of signatures) add(embeddedCertificates(signature.certificates), 'message')
  for (const {certificates} of message.encrypted) add(embeddedCertificates(certificates), 'message, for encryption')
  return [...found.values()]
}

/** As `openssl x509 -fingerprint -sha256` writes it. Browsers compute it only on pages with `https:`. */
async function withFingerprint(origin: Origin): Promise<Origin & {fingerprint: string}> {
  if (!('subtle' in crypto)) return {...origin, fingerprint: ''}
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', origin.certificate.der))
  return {
    ...origin,
    fingerprint: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':'),
  }
}
