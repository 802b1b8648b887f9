import type {SearchHead, ShardAddress} from '../searchIndex'

/** How often each section has a term, for each number of a field. */
export type Postings = ReadonlyMap<number, ReadonlyMap<number, number>>

const number = (written: string): number => parseInt(written, 36)

/** Reads ` 0:4 4:1,2.3`: by field the sections, as `Shard` describes it. */
function postingsOf(written: string): Postings {
  const postings = new Map<number, Map<number, number>>()
  for (const field of written.split(' ').slice(1)) {
    const colon = field.indexOf(':')
    const frequencies = new Map<number, number>()
    let section = 0
    for (const entry of field.slice(colon + 1).split(',')) {
      const point = entry.indexOf('.')
      section += number(point < 0 ? entry : entry.slice(0, point))
      frequencies.set(section, point < 0 ? 1 : number(entry.slice(point + 1)))
    }
    postings.set(number(field.slice(0, colon)), frequencies)
  }
  return postings
}

/** Reads the postings of each term once. */
function postingsReader(): (term: string, written: string) => Postings {
  const known = new Map<string, Postings>()
  return (term, written) => {
    const found = known.get(term) ?? postingsOf(written)
    known.set(term, found)
    return found
  }
}

/** The terms of a shard in their order, each with its postings as they are written. */
function linesOf(terms: string): Map<string, string> {
  let term = ''
  return new Map(
    terms.split('\n').map((line) => {
      const end = line.indexOf(' ')
      term = term.slice(0, number(line.slice(0, 1))) + line.slice(1, end)
      return [term, line.slice(end)]
    }),
  )
}

/** The number of the shard whose range has a term. */
function shardAt(shards: readonly ShardAddress[], term: string): number {
  let [low, high] = [0, shards.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shards[middle]?.from ?? '') <= term) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/**
 * The postings of an index, of which a file is loaded when a term of it is asked for: what isn't there yet counts as absent and is
 * noted as missing. Ask, load what is missing, and ask again.
 * @param get loads a shard's `terms`.
 */
export function postingsIn({shards}: SearchHead, get: (file: string) => Promise<string>) {
  const loaded = new Map<number, ReadonlyMap<string, string>>()
  const read = postingsReader()
  const missing = new Set<number>()
  let misses = 0

  function shard(at: number): ReadonlyMap<string, string> | undefined {
    const terms = loaded.get(at)
    if (terms === undefined && at < shards.length) {
      missing.add(at)
      misses += 1
    }
    return terms
  }
  const around = (term: string): ReadonlyMap<string, string> | undefined => shard(shardAt(shards, term))

  return {
    postings(term: string): Postings | undefined {
      const written = around(term)?.get(term)
      return written === undefined ? undefined : read(term, written)
    },
    has: (term: string): boolean => around(term)?.has(term) ?? false,
    /** Whether it is certain that no section has a term. */
    lacks: (term: string): boolean => around(term)?.has(term) === false,
    /** Whether a term is in a file that is there. Notes nothing as missing. */
    hasLoaded: (term: string): boolean => loaded.get(shardAt(shards, term))?.has(term) ?? false,
    startingWith(prefix: string): string[] {
      const [first, last] = [shardAt(shards, prefix), shardAt(shards, `${prefix}\uffff`)]
      const found = shards.slice(first, last + 1).flatMap((_, at) => [...(shard(first + at)?.keys() ?? [])])
      return found.filter((term) => term.startsWith(prefix))
    },
    /** The terms that stand in the file of a term. */
    neighbors: (term: string): readonly string[] => [...(around(term)?.keys() ?? [])],
    /** How often something was asked for that wasn't there. */
    misses: (): number => misses,
    /** Loads what was asked for and wasn't there. @returns whether there was any. @throws Error if a file doesn't come. */
    async load(): Promise<boolean> {
      const wanted = [...missing]
      missing.clear()
      await Promise.all(
        wanted.map(async (at) => {
          const address = shards[at]
          if (address) loaded.set(at, linesOf(await get(address.file)))
        }),
      )
      return wanted.length > 0
    },
  }
}

export type PostingsIndex = ReturnType<typeof postingsIn>
