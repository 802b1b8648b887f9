import {createHash, X509Certificate} from 'node:crypto'
import {generate} from 'selfsigned'

/** What the server shows, and what the browser is told to trust. */
export type Certificate = {
  /** PEM. */
  key: string
  /** PEM. */
  cert: string
  /** SHA-256 of the public key, Base64: the form in which Chromium takes exceptions. */
  publicKeyHash: string
}

/** A new certificate for localhost, signed by itself. It is written nowhere. */
export async function localCertificate(): Promise<Certificate> {
  const {private: key, cert} = await generate([{name: 'commonName', value: 'localhost'}], {
    keyType: 'ec',
    extensions: [{name: 'subjectAltName', altNames: [{type: 2, value: 'localhost'}]}],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({type: 'spki', format: 'der'})
  return {key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64')}
}
