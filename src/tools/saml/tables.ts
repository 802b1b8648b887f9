import {nameIdFormats} from '../../data/samlVocabulary'
import type {ReportPart, ReportTable} from '../report'
import type {Assertion} from './assertion'
import type {Case} from './case'
import {mapperOf} from './checks/attributes'
import {short} from './checks/content'
import {pairs} from './pairs'

const packings = {
  xml: 'XML',
  base64: 'Base64, as in the POST binding',
  deflated: 'compressed with DEFLATE, as in the redirect binding',
} as const

export function messageTable({message, source}: Case): ReportTable[] {
  const {request, logout} = message
  return pairs(
    'The message',
    ['Part of the message', 'Value'],
    [
      ['Kind', message.kind],
      ['Encoding', packings[source.packing]],
      ['Sent to', source.parameter?.address],
      ['Issuer', message.issuer],
      ['Destination', message.destination],
      ['ID', message.id],
      ['InResponseTo', message.inResponseTo],
      ['IssueInstant', message.issueInstant],
      ['Status', message.status?.codes.join(' / ')],
      ['StatusMessage', message.status?.message],
      ['RelayState', source.parameter?.relayState],
      ['AssertionConsumerServiceURL', request?.acsUrl],
      ['ProtocolBinding', request?.binding],
      ['NameIDPolicy Format', request?.nameIdFormat],
      ['NameID', logout?.nameId?.value],
      ['NameID Format', logout?.nameId?.format],
      ['SessionIndex', logout?.sessionIndexes.join(', ')],
    ],
  )
}

export function assertionTables(one: Case): ReportPart[] {
  return one.message.assertions
    .slice(0, 3)
    .flatMap((assertion) => [...factsOf(assertion), ...attributesOf(one, assertion)])
}

function factsOf(assertion: Assertion): ReportTable[] {
  const {nameId, conditions, login, confirmations} = assertion
  const [confirmation] = confirmations
  const format = nameIdFormats.find(({urn}) => urn === nameId?.format)
  return pairs(
    'The assertion',
    ['Part of the assertion', 'Value'],
    [
      ['ID', assertion.id],
      ['NameID', nameId?.value],
      ['NameID Format', nameId?.format && `${short(nameId.format)}${format ? `: ${format.meaning}` : ''}`],
      ['Audience', conditions?.audiences.join(', ')],
      ['Recipient', confirmation?.recipient],
      ['NotBefore', conditions?.notBefore],
      ['NotOnOrAfter', conditions?.notOnOrAfter],
      ['NotOnOrAfter of the subject', confirmation?.notOnOrAfter],
      ['Confirmation', confirmation?.method.replace('urn:oasis:names:tc:SAML:2.0:cm:', '')],
      ['AuthnInstant', login?.instant],
      ['AuthnContextClassRef', login?.context],
      ['SessionIndex', login?.sessionIndex],
      ['SessionNotOnOrAfter', login?.sessionEnd],
    ],
  )
}

function attributesOf({sides}: Case, {attributes}: Assertion): ReportTable[] {
  if (attributes.length === 0) return []
  const isProvider = sides.sp !== undefined
  return [
    {
      kind: 'table',
      caption: 'Attributes',
      head: [
        'Name',
        'Friendly name',
        'Values',
        isProvider ? 'Mapper of the identity provider' : 'Mapper of the client',
      ],
      rows: attributes.map((attribute) => [
        attribute.name,
        attribute.friendlyName ?? '',
        attribute.values.join(', '),
        mapperOf(attribute, isProvider),
      ]),
    },
  ]
}
