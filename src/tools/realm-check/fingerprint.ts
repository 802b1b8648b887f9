import type {Evidence, Rule} from './rule'

/** 64 bits of a text in hexadecimal digits. It tells findings apart and protects nothing. */
function hashOf(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13)
  }
  return [low ^ (high >>> 16), high ^ (low >>> 15)].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

/**
 * Names a finding in a baseline and in SARIF: the same as long as the rule, the object, and the value are. It doesn't change when
 * the order of a list does.
 */
export function fingerprintOf({id}: Rule, realm: string, {path, subject, value}: Evidence): string {
  const place = path.replaceAll(/\[\d+\]/g, '[]')
  return hashOf([id, realm, subject.kind, subject.name, place, value ?? ''].join('\u0000'))
}
