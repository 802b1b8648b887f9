import type {Element} from '@xmldom/xmldom'
import type {Case, Trust} from '../case'
import type {XmlSignature} from '../signature'

/** A signature and what it signs. */
export type Coverage = {
  signature: XmlSignature
  trust: Trust
  /** The one element that it signs; undefined if that isn't clear. */
  target: Element | undefined
  /** The signature is a child of what it signs, as SAML requires. */
  isInPlace: boolean
}

export function coverages({signatures}: Case): Coverage[] {
  return signatures.map(({signature, trust}) => {
    const [reference, ...others] = signature.references
    const target = others.length === 0 && reference?.targets.length === 1 ? reference.targets[0] : undefined
    return {signature, trust, target, isInPlace: target !== undefined && target === signature.parent}
  })
}

/** Whether a signature in its place signs the element. */
export const isSigned = (one: Case, element: Element): boolean =>
  coverages(one).some(({target, isInPlace}) => isInPlace && target === element)

/** Whether a signature covers what an application reads: the message, or each of its assertions. */
export function isCovered(one: Case): boolean {
  const {message} = one
  if (one.queryTrust || isSigned(one, message.element)) return true
  return message.assertions.length > 0 && message.assertions.every(({element}) => isSigned(one, element))
}

/** What an element is called in a sentence. */
export function nameOf({message}: Case, element: Element | undefined): string {
  if (element === undefined) return 'an unknown element'
  if (element === message.element)
    return message.kind === 'Assertion' ? 'the assertion' : `the whole ${element.localName ?? ''}`
  const at = message.assertions.findIndex((assertion) => assertion.element === element)
  if (at === -1) return `an element \`${(element.localName ?? '').slice(0, 60)}\` that no application reads`
  return message.assertions.length === 1 ? 'the assertion' : `assertion ${at + 1} of ${message.assertions.length}`
}
