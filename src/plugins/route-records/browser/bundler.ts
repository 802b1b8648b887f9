/** What the bundler's runtime offers to modules. Its names are webpack's, which Rspack keeps. */
type Runtime = {
  /** The module of this name, whose chunk has to be there. */
  (id: string | number): unknown
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>
  /** Path of a chunk's script, below `p`. */
  u: (chunk: string) => string
  /** Path that all scripts are below. */
  p: string
}

declare const __webpack_require__: Runtime

/** Paths of the scripts that have been named to the runtime, by chunk. */
const files = new Map<string, string>()

const ownName = __webpack_require__.u
__webpack_require__.u = (chunk) => files.get(chunk)?.slice(__webpack_require__.p.length) ?? ownName(chunk)

/** A chunk and the path of its script. */
type Chunk = readonly [id: string, file: string]

/** Whether a chunk is known by another script: one of another build, which does not go with those that are here. */
export const isOther = ([id, file]: Chunk): boolean => (files.get(id) ?? file) !== file

/** Loads a module by what a record says of it. */
export async function loadModule(id: string | number, chunks: readonly Chunk[]): Promise<unknown> {
  for (const [chunk, file] of chunks) files.set(chunk, file)
  await Promise.all(chunks.map(([chunk]) => __webpack_require__.e(chunk)))
  return __webpack_require__(id)
}
