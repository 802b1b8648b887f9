import type {ReportTable} from '../report'
import type {Case} from './case'
import type {Certificate} from './certificate'
import {short} from './checks/content'
import {nameOf} from './checks/coverage'
import {dateText} from './clock'
import type {Metadata} from './metadata'
import {pairs, type Row} from './pairs'

export function signatureTable(one: Case): ReportTable[] {
  const {signatures, source} = one
  const query = source.parameter?.signed
  const rows = signatures.map(({signature}) => [
    nameOf(one, signature.references[0]?.targets[0]),
    signature.references.map(({uri}) => uri).join(', '),
    signature.method.replace(/^.*[#/]/, ''),
    signature.references.map(({digestMethod}) => digestMethod.replace(/^.*[#/]/, '')).join(', '),
    signature.keyName ?? '',
  ])
  if (query) rows.push(['the query', '', query.algorithm.replace(/^.*[#/]/, ''), '', ''])
  if (rows.length === 0) return []
  return [{kind: 'table', caption: 'Signatures', head: ['Signs', 'Reference', 'Algorithm', 'Digest', 'KeyName'], rows}]
}

/** @param certificates each with where it comes from and its fingerprint. */
export function certificateTable(
  certificates: readonly {certificate: Certificate; from: string; fingerprint: string}[],
): ReportTable[] {
  if (certificates.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Certificates',
      head: ['From', 'Subject', 'Valid until', 'Key', 'SHA-256 fingerprint'],
      rows: certificates.map(({certificate, from, fingerprint}) => [
        from,
        certificate.subject,
        dateText(certificate.notAfter),
        keyText(certificate.key),
        fingerprint,
      ]),
    },
  ]
}

function keyText(key: Certificate['key']): string {
  if ('bits' in key) return `RSA, ${key.bits} bits`
  return 'curve' in key ? `EC, ${key.curve}` : key.type
}

export function metadataTable({entityId, validUntil, sp, idp}: Metadata): ReportTable[] {
  const addresses = (name: string, list: readonly {binding: string; location: string}[] = []): Row[] =>
    list.map(({binding, location}) => [`${name}, ${binding}`, location])
  return pairs(
    `Metadata of ${entityId.slice(0, 200)}`,
    ['Part of the metadata', 'Value'],
    [
      ['entityID', entityId],
      ['validUntil', validUntil],
      ...addresses('AssertionConsumerService', sp?.acs),
      ...addresses('SingleSignOnService', idp?.sso),
      ...addresses('SingleLogoutService', sp?.logout ?? idp?.logout),
      ['AuthnRequestsSigned', sp && String(sp.signsRequests)],
      ['WantAssertionsSigned', sp && String(sp.wantsSignedAssertions)],
      ['WantAuthnRequestsSigned', idp && String(idp.wantsSignedRequests)],
      ['NameIDFormat', (sp ?? idp)?.nameIdFormats.map(short).join(', ')],
    ],
  )
}
