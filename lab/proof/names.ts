import {PAGE_REALM, PAGE_SERVER} from '../../src/markdown/proof/names'

const SERVER = new RegExp(PAGE_SERVER, 'g')
const REALM = new RegExp(PAGE_REALM, 'g')

/** Puts a server and a realm in the place of the page's, and the other way round. */
export type Names = {
  /** From the page to the server. */
  real: (text: string) => string
  /** From the server to the page. */
  shown: (text: string) => string
}

/** @param realm a name that stands nowhere else. */
export function createNames(url: string, realm: string): Names {
  return {
    real: (text) => text.replaceAll(SERVER, url).replaceAll(REALM, realm),
    shown: (text) =>
      text
        .replaceAll(url, 'https://auth.example.com')
        .replaceAll(encodeURIComponent(url), encodeURIComponent('https://auth.example.com'))
        .replaceAll(realm, 'acme'),
  }
}
