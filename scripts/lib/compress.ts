import {readFile, writeFile} from 'node:fs/promises'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {glob} from 'tinyglobby'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below this many bytes a response fits into one packet anyway. */
const MIN_BYTES = 512
/** zlib works on four threads of its own. */
const CONCURRENCY = 4

/** Writes `file.br` and `file.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<{count: number}> {
  const files = await glob('**/*.{html,js,css,svg,json,xml,txt,webmanifest,ico}', {cwd: folder, absolute: true})
  const queue = [...files]
  let count = 0
  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(file)) count += 1
    }
  }
  await Promise.all(Array.from({length: CONCURRENCY}, work))
  return {count}
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return false
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length},
    }),
    gzipAsync(content, {level: 9}),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}
