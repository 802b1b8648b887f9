import {attributeNames, roleAttributeNames} from '../../../data/samlVocabulary'
import type {AssertionAttribute} from '../assertion'
import {finding, type Case, type Check} from '../case'
import {pages, providerOf} from '../keycloak'
import {quoted} from '../../report'

/** The user property of Keycloak that an attribute usually carries, or `roles`; undefined if its name says nothing. */
export function meaningOf({name, friendlyName}: Pick<AssertionAttribute, 'name' | 'friendlyName'>): string | undefined {
  const names = [name, friendlyName ?? ''].map((one) => one.toLowerCase())
  const has = (known: readonly string[]) => known.some((one) => names.includes(one.toLowerCase()))
  return attributeNames.find((one) => has(one.names))?.property ?? (has(roleAttributeNames) ? 'roles' : undefined)
}

/** The mapper that reads or writes the attribute in Keycloak. @param isProvider Keycloak is the service provider and reads it. */
export function mapperOf(attribute: AssertionAttribute, isProvider: boolean): string {
  const meaning = meaningOf(attribute)
  if (meaning === 'roles')
    return isProvider ? 'SAML Attribute to Role, or Advanced Attribute to Group' : 'Role list, or Group list'
  if (meaning === 'username') return isProvider ? 'Username Template Importer' : 'User Property: username'
  if (meaning !== undefined) return `${isProvider ? 'Attribute Importer' : 'User Property'}: ${meaning}`
  return isProvider ? 'Attribute Importer' : 'User Attribute'
}

/** Keycloak asks users for what the assertion of their company doesn't say. */
export const checkAttributes: Check = ({message, sides}: Case) => {
  const [assertion] = message.assertions
  if (!assertion || !sides.sp) return []
  const present = assertion.attributes.map(meaningOf)
  const missing = ['email', 'firstName', 'lastName'].filter((property) => !present.includes(property))
  if (missing.length === 0) return []
  return [
    finding('warning', `No attribute with a usual name carries ${quoted(missing.join(', '))}`, {
      text: 'If no mapper fills these properties, Keycloak shows the form **Update Account Information** at the first login.',
      fix: `${providerOf(sides).replace('open', 'Open')}, and add a mapper of the type **Attribute Importer** on the tab **Mappers** for each. ${
        assertion.attributes.length > 0
          ? 'The table below has the names that arrive.'
          : 'No attributes arrive at all: the other side must add them.'
      }`,
      page: pages.vendorAttributes,
    }),
  ]
}
