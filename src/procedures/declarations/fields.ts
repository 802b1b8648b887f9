import type {ValueField} from '../procedure'

/** A name without characters that Keycloak or an address gives a meaning. */
const NAME = /[\p{L}\p{N}][\p{L}\p{N}._@-]{0,253}/u

/** A name of Keycloak, such as a client ID or a username. */
export const nameField = <const Name extends string>(name: Name, label: string, value: string) =>
  ({
    name,
    label,
    default: value,
    pattern: NAME,
    allowed: 'letters, digits, and the characters . _ - @',
  }) satisfies ValueField

/** An address of a web server. */
export const urlField = <const Name extends string>(name: Name, label: string, value: string) =>
  ({
    name,
    label,
    default: value,
    pattern: /https?:\/\/[^\s"'<>\\*{}$`]{1,500}/,
    allowed: 'an address that starts with https:// or http://, without a wildcard',
  }) satisfies ValueField

/** A whole number. */
export const numberField = <const Name extends string>(name: Name, label: string, value: number, hint: string) =>
  ({name, label, default: String(value), hint, pattern: /\d{1,9}/, allowed: 'a whole number'}) satisfies ValueField

/** A name for people, such as `Cedar Bank`. */
export const titleField = <const Name extends string>(name: Name, label: string, value: string) =>
  ({
    name,
    label,
    default: value,
    pattern: /[\p{L}\p{N}][\p{L}\p{N} .,&'()_-]{0,100}/u,
    allowed: "letters, digits, spaces, and the characters . , & ' ( ) _ -",
  }) satisfies ValueField

/** A domain of email addresses. */
export const domainField = <const Name extends string>(name: Name, label: string, value: string) =>
  ({
    name,
    label,
    default: value,
    pattern: /[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+/,
    allowed: 'a domain in lower case, such as cedar.example',
  }) satisfies ValueField
