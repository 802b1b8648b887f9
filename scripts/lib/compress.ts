import {readFile, stat, writeFile} from 'node:fs/promises'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {glob} from 'tinyglobby'
import {compressCacheIn, type CompressCache} from './compressCache'

/** Below this many bytes a response fits into one packet anyway. */
const MIN_BYTES = 512
/** zlib works on four threads of its own. */
const CONCURRENCY = 4
const GZIP_LEVEL = 9

/** A form of compressed copies. */
type Format = {
  /** With the dot. */
  extension: string
  /** Changes whenever the same content would become other bytes. */
  method: string
  compress: (content: Buffer) => Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const brotliOf = (quality: number): Format => ({
  extension: '.br',
  method: `brotli ${process.versions.brotli} ${quality}`,
  compress: (content) =>
    brotli(content, {
      params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length},
    }),
})

const gzipFormat: Format = {
  extension: '.gz',
  method: `gzip ${process.versions.zlib} ${GZIP_LEVEL}`,
  compress: (content) => gzipAsync(content, {level: GZIP_LEVEL}),
}

/** For what there is one of for each page, quality 11 takes three times as long and leaves 2 % less; the rest is few files. */
const formats = {page: [brotliOf(10), gzipFormat], other: [brotliOf(11), gzipFormat]}

/** Pages, their records, and the chunks of their content, which the framework names by a hash alone. */
const OF_A_PAGE = /(\.html|\/route\.js|\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js)$/

const formatsOf = (file: string): readonly Format[] => (OF_A_PAGE.test(file) ? formats.page : formats.other)

/** What was done. */
export type Compressed = {
  /** Files that have copies now. */
  count: number
  /** Those of them of which a copy had to be made; the copies of the others were in the cache. */
  made: number
}

/** Where copies are kept, and what they wait for. */
export type CompressOptions = {
  /**
   * Where the copies are kept for the next build, and those that this one has no use for are deleted.
   * Default: nothing is kept.
   */
  cacheDir?: string
  /** Settled when pages and stylesheets are as they are to be; other files are by now. Default: all are. */
  pages?: Promise<unknown>
}

/** Writes `file.br` and `file.gz` beside every text file of a folder. */
export async function compressFolder(folder: string, options: CompressOptions = {}): Promise<Compressed> {
  const {cacheDir, pages = Promise.resolve()} = options
  const cache = cacheDir === undefined ? undefined : compressCacheIn(cacheDir)
  const done: Compressed = {count: 0, made: 0}
  async function compressAll(pattern: string): Promise<void> {
    const queue = await smallestFirst(await glob(pattern, {cwd: folder, absolute: true}))
    async function work(): Promise<void> {
      // The largest first, so that none is left for one thread at the end.
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        const content = await readFile(file)
        if (content.length < MIN_BYTES) continue
        done.count += 1
        if (await writeCopies(file, content, cache)) done.made += 1
      }
    }
    await Promise.all(Array.from({length: CONCURRENCY}, work))
  }
  await Promise.all([
    compressAll('**/*.{js,svg,json,xml,txt,webmanifest,ico}'),
    pages.then(() => compressAll('**/*.{html,css}')),
  ])
  await cache?.prune()
  return done
}

async function smallestFirst(files: readonly string[]): Promise<string[]> {
  const sized = await Promise.all(files.map(async (file) => ({file, size: (await stat(file)).size})))
  return sized.sort((one, other) => one.size - other.size).map(({file}) => file)
}

/** @returns whether one had to be made. */
async function writeCopies(file: string, content: Buffer, cache: CompressCache | undefined): Promise<boolean> {
  const made = await Promise.all(
    formatsOf(file).map(async ({extension, method, compress}) => {
      const key = {content, method}
      const kept = await cache?.read(key)
      const compressed = kept ?? (await compress(content))
      await writeFile(file + extension, compressed)
      if (kept === undefined) await cache?.write(key, compressed)
      return kept === undefined
    }),
  )
  return made.includes(true)
}
