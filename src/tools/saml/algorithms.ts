const MORE = 'http://www.w3.org/2001/04/xmldsig-more#'
const MORE_2007 = 'http://www.w3.org/2007/05/xmldsig-more#'

type Algorithm = {
  verify: AlgorithmIdentifier | RsaPssParams | EcdsaParams
  import: RsaHashedImportParams | {name: 'ECDSA'}
}

const rsa = (hash: string): Algorithm => ({
  verify: 'RSASSA-PKCS1-v1_5',
  import: {name: 'RSASSA-PKCS1-v1_5', hash},
})

/** The salt is as long as the hash, in bytes. */
const pss = (hash: string, saltLength: number): Algorithm => ({
  verify: {name: 'RSA-PSS', saltLength},
  import: {name: 'RSA-PSS', hash},
})

const ecdsa = (hash: string): Algorithm => ({verify: {name: 'ECDSA', hash}, import: {name: 'ECDSA'}})

/** The signature algorithms that browsers can check. @see https://www.rfc-editor.org/rfc/rfc9231 */
const algorithms: Readonly<Record<string, Algorithm>> = {
  'http://www.w3.org/2000/09/xmldsig#rsa-sha1': rsa('SHA-1'),
  [`${MORE}rsa-sha256`]: rsa('SHA-256'),
  [`${MORE}rsa-sha384`]: rsa('SHA-384'),
  [`${MORE}rsa-sha512`]: rsa('SHA-512'),
  [`${MORE_2007}sha256-rsa-MGF1`]: pss('SHA-256', 32),
  [`${MORE_2007}sha384-rsa-MGF1`]: pss('SHA-384', 48),
  [`${MORE_2007}sha512-rsa-MGF1`]: pss('SHA-512', 64),
  [`${MORE}ecdsa-sha256`]: ecdsa('SHA-256'),
  [`${MORE}ecdsa-sha384`]: ecdsa('SHA-384'),
  [`${MORE}ecdsa-sha512`]: ecdsa('SHA-512'),
}

const digests: readonly string[] = [
  'http://www.w3.org/2000/09/xmldsig#sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  `${MORE}sha384`,
  'http://www.w3.org/2001/04/xmlenc#sha512',
]

/** How WebCrypto checks a signature with this algorithm of XML Signature; undefined if it can't. */
export const algorithmOf = (uri: string): Algorithm | undefined =>
  Object.hasOwn(algorithms, uri) ? algorithms[uri] : undefined

/** Whether WebCrypto has this digest algorithm. */
export const isDigest = (uri: string): boolean => digests.includes(uri)
