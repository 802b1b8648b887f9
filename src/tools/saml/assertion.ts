import {Comment, type Element} from '@xmldom/xmldom'
import {attribute, child, children, firstText, namespaces, textOf} from './xml'

/** The content of `NameID`. */
export type NameId = {
  value: string
  /** What a parser reads that stops at the first comment. */
  firstText: string
  hasComment: boolean
  format: string | undefined
}

export type Confirmation = {
  method: string
  recipient: string | undefined
  inResponseTo: string | undefined
  notOnOrAfter: string | undefined
}

export type AssertionAttribute = {
  name: string
  friendlyName: string | undefined
  values: readonly string[]
  hasComment: boolean
}

/** What an application reads from an assertion. Times are texts as in the message. */
export type Assertion = {
  element: Element
  id: string | undefined
  issuer: string | undefined
  nameId: NameId | undefined
  hasEncryptedId: boolean
  confirmations: readonly Confirmation[]
  conditions:
    {notBefore: string | undefined; notOnOrAfter: string | undefined; audiences: readonly string[]} | undefined
  login:
    | {
        instant: string | undefined
        sessionIndex: string | undefined
        sessionEnd: string | undefined
        context: string | undefined
      }
    | undefined
  attributes: readonly AssertionAttribute[]
}

const {assertion: SAML} = namespaces

export function readAssertion(element: Element): Assertion {
  const subject = child(element, SAML, 'Subject')
  const name = child(subject, SAML, 'NameID')
  return {
    element,
    id: attribute(element, 'ID'),
    issuer: textOf(child(element, SAML, 'Issuer')),
    nameId: name && readNameId(name),
    hasEncryptedId: child(subject, SAML, 'EncryptedID') !== undefined,
    confirmations: subject ? children(subject, SAML, 'SubjectConfirmation').map(confirmationOf) : [],
    conditions: conditionsOf(child(element, SAML, 'Conditions')),
    login: loginOf(child(element, SAML, 'AuthnStatement')),
    attributes: children(element, SAML, 'AttributeStatement')
      .flatMap((statement) => children(statement, SAML, 'Attribute'))
      .map(attributeOf),
  }
}

export const readNameId = (element: Element): NameId => ({
  value: textOf(element) ?? '',
  firstText: firstText(element),
  hasComment: hasComment(element),
  format: attribute(element, 'Format'),
})

function confirmationOf(element: Element): Confirmation {
  const data = child(element, SAML, 'SubjectConfirmationData')
  return {
    method: attribute(element, 'Method') ?? '',
    recipient: attribute(data, 'Recipient'),
    inResponseTo: attribute(data, 'InResponseTo'),
    notOnOrAfter: attribute(data, 'NotOnOrAfter'),
  }
}

function conditionsOf(element: Element | undefined): Assertion['conditions'] {
  if (!element) return undefined
  return {
    notBefore: attribute(element, 'NotBefore'),
    notOnOrAfter: attribute(element, 'NotOnOrAfter'),
    audiences: children(element, SAML, 'AudienceRestriction')
      .flatMap((restriction) => children(restriction, SAML, 'Audience'))
      .map((audience) => textOf(audience) ?? ''),
  }
}

function loginOf(element: Element | undefined): Assertion['login'] {
  if (!element) return undefined
  return {
    instant: attribute(element, 'AuthnInstant'),
    sessionIndex: attribute(element, 'SessionIndex'),
    sessionEnd: attribute(element, 'SessionNotOnOrAfter'),
    context: textOf(child(child(element, SAML, 'AuthnContext'), SAML, 'AuthnContextClassRef')),
  }
}

function attributeOf(element: Element): AssertionAttribute {
  const values = children(element, SAML, 'AttributeValue')
  return {
    name: attribute(element, 'Name') ?? '',
    friendlyName: attribute(element, 'FriendlyName'),
    values: values.map((value) => textOf(value) ?? ''),
    hasComment: values.some(hasComment),
  }
}

function hasComment(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling) if (node instanceof Comment) return true
  return false
}
