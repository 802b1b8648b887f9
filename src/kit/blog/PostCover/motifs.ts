/** What a cover is drawn of: outlines by what fills or strokes them. Coordinates of a plate of 320 × 180. */
export type Motif = {line: string; tint1: string; tint2: string; accent: string}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32 over a FNV-1a hash). */
export function numbersFrom(seed: string): () => number {
  let state = Array.from(seed).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Next = () => number

const upTo = (next: Next, count: number): number => Math.floor(next() * count)
const range = (count: number): number[] => Array.from({length: count}, (_, index) => index)
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`
const arrow = (from: number, to: number, y: number): string => {
  const back = to > from ? -5 : 5
  return `M${from} ${y}H${to}m${back} -4l${-back} 4l${back} 4`
}

/** Messages between three parties: webhooks. */
function messages(next: Next): Motif {
  const columns = [60, 160, 260]
  const marked = 1 + upTo(next, 4)
  const steps = range(6).map((index) => {
    const from = upTo(next, 3)
    const to = from === 1 ? (next() < 0.5 ? 0 : 2) : 1
    return arrow(columns[from] ?? 0, columns[to] ?? 0, 66 + index * 18)
  })
  return {
    line: columns.map((x) => `M${x} 44V172`).join('') + steps.filter((_, index) => index !== marked).join(''),
    tint1: columns.map((x) => box(x - 30, 22, 60, 22)).join(''),
    tint2: '',
    accent: steps[marked] ?? '',
  }
}

/** A root, its children and theirs: organizations. */
function tree(next: Next): Motif {
  const children = range(3 + upTo(next, 2))
  const gap = 144 / children.length
  const rows = children.map((index) => ({y: 18 + gap * (index + 0.5), leaves: 1 + upTo(next, 3)}))
  const marked = upTo(next, rows.length)
  const leavesOf = ({y, leaves}: {y: number; leaves: number}) =>
    range(leaves).map((index) => ({y: y + (index - (leaves - 1) / 2) * 13}))
  const leaf = (y: number): string => box(246, y - 4, 50, 8)
  return {
    line: rows
      .map(
        (row) =>
          `M96 90H116V${row.y}H136${leavesOf(row)
            .map(({y}) => `M208 ${row.y}H226V${y}H246`)
            .join('')}`,
      )
      .join(''),
    tint1: box(24, 74, 72, 32) + rows.map(({y}) => box(136, y - 11, 72, 22)).join(''),
    tint2: rows.flatMap((row, index) => (index === marked ? [] : leavesOf(row).map(({y}) => leaf(y)))).join(''),
    accent: leavesOf(rows[marked] ?? {y: 90, leaves: 1})
      .map(({y}) => leaf(y))
      .join(''),
  }
}

/** Panels with a curve and bars: the dashboard. */
function panels(next: Next): Motif {
  const heights = range(8).map(() => 8 + upTo(next, 34))
  const curve = range(9).map((index) => `${index === 0 ? 'M' : 'L'}${36 + index * 20} ${86 - upTo(next, 44)}`)
  return {
    line: `M24 24H296V156H24zM216 24V156M24 104H296M232 44h48M232 58h36M232 72h44M232 86h28`,
    tint1: heights.map((height, index) => box(36 + index * 21, 144 - height * 0.8, 12, height * 0.8)).join(''),
    tint2: box(232, 118, 20 + upTo(next, 28), 8) + box(232, 132, 20 + upTo(next, 28), 8),
    accent: curve.join(''),
  }
}

/** The three parts of a token, letter by letter: security. */
function token(next: Next): Motif {
  const rows = range(8).map((row) => {
    let x = 32
    const blocks: string[] = []
    while (x < 270) {
      const width = Math.min(10 + upTo(next, 44), 288 - x)
      blocks.push(box(x, 26 + row * 17, width, 8))
      x += width + 6
    }
    return blocks.join('')
  })
  return {line: '', tint1: rows.slice(0, 2).join(''), tint2: rows.slice(2, 6).join(''), accent: rows.slice(6).join('')}
}

/** Dots of a map with some places on it: hosting. */
function places(next: Next): Motif {
  const ring = (x: number, y: number, radius: number): string =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  const dots = range(7).flatMap((row) =>
    range(14)
      .filter(() => next() > 0.35)
      .map((column) => ({x: 30 + column * 20, y: 30 + row * 20})),
  )
  const chosen = range(4).map(() => dots[upTo(next, dots.length)] ?? {x: 160, y: 90})
  return {
    line: dots.map(({x, y}) => `M${x} ${y}h0`).join(''),
    tint1: '',
    tint2: '',
    accent: chosen.map(({x, y}) => ring(x, y, 4) + ring(x, y, 10)).join(''),
  }
}

/** Versions on a line: releases. */
function versions(next: Next): Motif {
  const stops = range(5).map((index) => ({
    x: 40 + index * 48 + upTo(next, 12),
    up: index % 2 === 0,
    width: 36 + upTo(next, 24),
  }))
  const label = ({x, up, width}: (typeof stops)[number]): string => box(x - 4, up ? 38 : 122, width, 18)
  return {
    line: 'M24 90H296' + stops.map(({x, up}) => `M${x} 90V${up ? 56 : 122}`).join(''),
    tint1: stops.slice(0, -1).map(label).join(''),
    tint2: '',
    accent: stops.slice(-1).map(label).join(''),
  }
}

/** A login flow that decides once: everything else. */
function flow(next: Next): Motif {
  const first = {x: 28, width: 36 + upTo(next, 20)}
  const second = {x: first.x + first.width + 16, width: 40 + upTo(next, 20)}
  const decision = second.x + second.width + 10
  const lanes = 2 + upTo(next, 2)
  const gap = lanes === 2 ? 64 + upTo(next, 32) : 42 + upTo(next, 12)
  const ways = range(lanes).map((index) => ({y: 90 + (index - (lanes - 1) / 2) * gap, width: 36 + upTo(next, 28)}))
  const chosen = upTo(next, lanes)
  const [from, to] = [decision + 24, 288]
  const path = ({y, width}: (typeof ways)[number]): string =>
    `M${from} 90H${from + 8}V${y}H${from + 16}M${from + 16 + width} ${y}H${to}V90H${to + 12}`
  const step = ({y, width}: (typeof ways)[number]): string => box(from + 16, y - 14, width, 28)
  const others = ways.filter((_, index) => index !== chosen)
  return {
    line: `M${first.x + first.width} 90H${second.x}M${second.x + second.width} 90H${decision}${others.map(path).join('')}`,
    tint1: box(first.x, 76, first.width, 28) + box(second.x, 76, second.width, 28) + others.map(step).join(''),
    tint2: `M${decision} 90l12 -14h0l12 14l-12 14z`,
    accent: ways
      .slice(chosen, chosen + 1)
      .map((way) => path(way) + step(way))
      .join(''),
  }
}

const motifs: Readonly<Record<string, (next: Next) => Motif>> = {
  webhooks: messages,
  organizations: tree,
  dashboard: panels,
  security: token,
  hosting: places,
  release: versions,
}

/** The cover of a post: what is drawn follows from its first tag that has a motif, how from its address. */
export function motifOf(slug: string, tags: readonly string[]): Motif {
  const [draw = flow] = tags.flatMap((tag) => motifs[tag] ?? [])
  return draw(numbersFrom(slug))
}
