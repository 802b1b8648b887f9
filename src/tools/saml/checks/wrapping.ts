import type {Element} from '@xmldom/xmldom'
import {finding, type Case, type Check} from '../case'
import {keycloakFix, pages} from '../keycloak'
import {quoted} from '../../report'
import {allowedTransforms} from '../signature'
import {attribute, withDescendants} from '../xml'
import {coverages, nameOf} from './coverage'

const page = pages.errors
const attack = 'Messages of real identity providers never look like this. Treat it as an attack, and keep the message.'

/** Looks for the ways in which a valid signature is used for other content: signature wrapping (XSW). */
export const checkWrapping: Check = (one) => [
  ...duplicateIds(one),
  ...assertionCount(one),
  ...coverages(one).flatMap((coverage) => references(one, coverage)),
  ...comments(one),
]

function duplicateIds({message}: Case) {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const element of withDescendants(message.root)) {
    const id = attribute(element, 'ID')
    if (id === undefined) continue
    if (seen.has(id)) twice.add(id)
    seen.add(id)
  }
  return [...twice].slice(0, 3).map((id) =>
    finding('error', `Several elements have the ID ${quoted(id)}`, {
      text: `The signature of one of them can be checked, and the other one can be read. ${attack}`,
      page,
    }),
  )
}

function assertionCount({message}: Case) {
  const found = []
  if (message.assertions.length > 1)
    found.push(
      finding('error', `The response has ${message.assertions.length} assertions`, {
        text: 'Keycloak sends one. With several, a receiver can check the signature of one and read another.',
        page,
      }),
    )
  if (message.strayAssertions.length > 0)
    found.push(
      finding(
        'error',
        `An assertion is in a place where it doesn't belong: in ${placeOf(message.strayAssertions[0])}`,
        {
          text: `Signature wrapping hides the signed assertion there, and puts a forged one where it's read. ${attack}`,
          page,
        },
      ),
    )
  return found
}

const placeOf = (element: Element | undefined): string => quoted(element?.parentElement?.localName ?? 'the document')

function references(one: Case, {signature, target, isInPlace}: ReturnType<typeof coverages>[number]) {
  const found = []
  const [reference, ...others] = signature.references
  if (!reference)
    found.push(finding('error', 'A signature has no `Reference`, so it signs nothing', {text: attack, page}))
  if (others.length > 0)
    found.push(
      finding('error', `A signature has ${signature.references.length} references`, {
        text: 'SAML allows exactly one, to the element that contains the signature.',
        page,
      }),
    )
  if (reference?.targets.length === 0)
    found.push(
      finding('error', `The signature refers to ${quoted(reference.uri)}, which no element has as its ID`, {
        text: 'The signed element was removed or renamed after it was signed.',
        page,
      }),
    )
  if (reference?.uri === '')
    found.push(
      finding('warning', 'The signature refers to the whole document instead of an ID', {
        text: 'SAML requires the ID of the signed element. Some receivers refuse an empty `URI`.',
        page,
      }),
    )
  if (target && !isInPlace)
    found.push(
      finding(
        'error',
        `A signature is not in what it signs: it stands in ${quoted(signature.parent?.localName ?? '')} and signs ${nameOf(one, target)}`,
        {
          text: `This is how signature wrapping works: the signature stays valid, and the receiver reads other data. ${attack}`,
          page,
        },
      ),
    )
  if (signature.hasObject)
    found.push(
      finding('error', 'A signature contains an `Object`', {
        text: `Attackers hide the signed original in it. ${attack}`,
        page,
      }),
    )
  return [...found, ...transforms(one, signature)]
}

function transforms({sides, message}: Case, signature: Case['signatures'][number]['signature']) {
  const used = [
    ...signature.references.flatMap((reference) => reference.transforms),
    ...(signature.canonicalization ? [signature.canonicalization] : []),
  ]
  const foreign = [...new Set(used.map(({algorithm}) => algorithm))].filter(
    (algorithm) => !allowedTransforms.includes(algorithm),
  )
  const isBroken = sides.idp !== undefined && message.kind === 'Response' && signature.parent?.localName === 'Assertion'
  return foreign.map((algorithm) =>
    algorithm.startsWith('http://www.w3.org/TR/2001/REC-xml-c14n')
      ? finding(isBroken ? 'error' : 'warning', 'The signature uses inclusive canonicalization', {
          text: 'It depends on the namespaces around the signed element. Keycloak signs an assertion before it puts it into the response, so receivers find such a signature wrong.',
          fix: keycloakFix(sides, {idp: 'set **Canonicalization method** of the client to `EXCLUSIVE`.'}),
          page: pages.signing,
        })
      : finding('error', `The signature uses the transform ${quoted(algorithm)}`, {
          text: 'SAML allows only the enveloped signature and exclusive canonicalization. Other transforms can leave parts unsigned.',
          page,
        }),
  )
}

/** A receiver that stops at the comment reads a different user than the one that was signed. */
function comments({message}: Case) {
  const [assertion] = message.assertions
  const nameId = assertion?.nameId ?? message.logout?.nameId
  const found = []
  if (nameId?.hasComment)
    found.push(
      finding('error', 'The NameID contains a comment', {
        text: `Canonicalization removes it, so the signature stays valid. The whole text is ${quoted(nameId.value)}. A careless receiver reads only ${quoted(nameId.firstText)}. ${attack}`,
        page,
      }),
    )
  for (const one of assertion?.attributes ?? [])
    if (one.hasComment)
      found.push(
        finding('error', `The attribute ${quoted(one.name)} contains a comment`, {
          text: `A careless receiver reads only a part of the value. ${attack}`,
          page,
        }),
      )
  return found
}
