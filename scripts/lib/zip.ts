import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {zipSync, type Zippable} from 'fflate'
import {glob} from 'tinyglobby'
import {COMPRESSED} from './compress'

/** What only hosts read, what only sites that link here show, and copies that a plain server doesn't choose among. */
const LEFT_OUT = ['_*', 'img/share/**', `**/*.{${COMPRESSED.join(',')}}.{br,gz}`]

/** Files that don't get smaller. */
const SMALL = /\.(?:avif|jpe?g|png|webp|woff2|zip)$/

/** Of every file in an archive, so that each build makes the same bytes. ZIP knows no year before 1980. */
const MTIME = new Date('1980-01-01T00:00:00')

const readme = (name: string, base: string): string => `${name}, as a folder for any web server

1. Copy the contents of this folder to the root of a host, such as http://docs.intranet.example/. The site is at ${base} there.
2. Let the server answer a folder with its index.html. Most servers do.

To read on one computer: python3 -m http.server 8000, then open http://localhost:8000${base}.

Opening a file from disk (file://) shows the text only: pages load styles, scripts, and the search from the root of their host.
Without HTTPS, browsers don't let pages copy code or save pages for offline reading, and the JWT tool can't check signatures.
`

type ZipOptions = {
  /** Of the site, for the note in it. */
  name: string
  /** In which everything is. */
  folder: string
  /** Path of the site on its host, with slashes at both ends. */
  base: string
}

/**
 * Packs a build, so that it can be served in a network without internet access.
 * @param dir absolute path of the build.
 */
export async function zipSite(dir: string, {name, folder, base}: ZipOptions): Promise<Uint8Array> {
  const entries: Zippable = {[`${folder}/README.txt`]: Buffer.from(readme(name, base))}
  for (const file of (await glob('**', {cwd: dir, dot: true, ignore: LEFT_OUT})).sort())
    entries[folder + base + file] = [await readFile(path.join(dir, file)), {level: SMALL.test(file) ? 0 : 6}]
  return zipSync(entries, {mtime: MTIME})
}
