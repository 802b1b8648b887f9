import {createHash} from 'node:crypto'

/** SHA-256 of a page as its writer sees it; line ends do not count. */
export function hashOfSource(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex')
}
