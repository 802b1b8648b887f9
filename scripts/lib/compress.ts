import {readFile, writeFile} from 'node:fs/promises'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {glob} from 'tinyglobby'

/** The files that have compressed copies, by their endings. */
export const COMPRESSED = ['html', 'htm', 'css', 'js', 'svg', 'json', 'yaml', 'xml', 'txt', 'md', 'ico'] as const

/** Below this many bytes a response fits into one packet anyway. */
const MIN_BYTES = 512
/** zlib works on four threads of its own. */
const CONCURRENCY = 4

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const brotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length},
  })

/**
 * Writes `file.br` and `file.gz` beside every text file of a folder, for servers that send files as they are.
 * @returns how many files have copies.
 */
export async function compressFolder(folder: string): Promise<number> {
  const queue = await glob(`**/*.{${COMPRESSED.join(',')}}`, {cwd: folder, absolute: true})
  let count = 0
  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file)
      if (content.length < MIN_BYTES) continue
      await writeFile(`${file}.br`, await brotli(content))
      await writeFile(`${file}.gz`, await gzipAsync(content))
      count += 1
    }
  }
  await Promise.all(Array.from({length: CONCURRENCY}, work))
  return count
}
