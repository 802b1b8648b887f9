import {InputError} from '../run'
import {fromBase64} from './base64'
import {inflate} from './inflate'
import {findParameter, decoded, type Parameter} from './parameters'

/** A message as text, and how it was packed. */
export type Source = {
  xml: string
  /** How it traveled, if the input says so. */
  parameter?: Parameter
  /** `xml` if the reader pasted XML; `deflated` for the redirect binding. */
  packing: 'xml' | 'base64' | 'deflated'
  /** Spaces stood where Base64 has plus signs. */
  hadSpaces: boolean
}

/**
 * The message in what the reader pasted; undefined if it's empty.
 * @throws InputError if it contains no SAML message.
 */
export function readSource(pasted: string): Source | undefined {
  const text = pasted.replace(/^\uFEFF/, '').trim()
  if (text === '') return undefined
  if (isXml(text)) return {xml: text, packing: 'xml', hadSpaces: false}
  const parameter = findParameter(text)
  if (!parameter) refuseOthers(text)
  return {...unpacked(parameter ? parameter.value : decoded(text)), parameter}
}

const isXml = (text: string): boolean =>
  text.startsWith('<') && !/^<(?:!doctype html|html|head|body|form|input)\b/i.test(text)

function refuseOthers(text: string): void {
  if (/^(?:Bearer\s+)?eyJ[\w-]+\./.test(text))
    throw new InputError('This is a JSON Web Token, not a SAML message. Use the token decoder for it.')
  if (text.startsWith('-----BEGIN'))
    throw new InputError('This is a certificate or a key. Paste a certificate into the field "Certificate".')
  if (text.startsWith('<'))
    throw new InputError(
      'The page contains no field `SAMLRequest` or `SAMLResponse`. Copy the form that sends the message, or its value.',
    )
  if (text.startsWith('{') || /^(?:https?:|curl\b|GET |POST )/i.test(text))
    throw new InputError(
      'The text contains no `SAMLRequest` and no `SAMLResponse`. In the developer tools, look for the request that has one of them.',
    )
}

/** XML from Base64, which can contain compressed XML. */
function unpacked(value: string): Omit<Source, 'parameter'> {
  const hadSpaces = /[\w+/] [\w+/]/.test(value) && !value.includes('\n')
  const bytes = fromBase64(hadSpaces ? withPlusSigns(value) : value, 'message')
  if (bytes.length === 0) throw new InputError('The value of the message is empty.')
  const text = new TextDecoder().decode(bytes)
  if (/^\s*</.test(text)) return {xml: text, packing: 'base64', hadSpaces}
  const hasZlibHeader = bytes[0] === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(bytes[1] ?? -1)
  const inner = new TextDecoder().decode(inflate(hasZlibHeader ? bytes.subarray(2) : bytes))
  if (!/^\s*</.test(inner.replace(/^\uFEFF/, '')))
    throw new InputError(
      'The value is compressed, but not XML. Copy the whole value of `SAMLRequest` or `SAMLResponse`.',
    )
  return {xml: inner, packing: 'deflated', hadSpaces}
}

/** A plus sign that was decoded as a part of a form is a space. The last one is lost with the space around the value. */
function withPlusSigns(value: string): string {
  const text = value.replaceAll(' ', '+')
  return text.length % 4 === 3 && !text.endsWith('=') ? `${text}+` : text
}
