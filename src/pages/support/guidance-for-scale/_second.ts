import {upright} from '../../../kit/figures/primitives/geometry'
import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {muted} from '../../../kit/figures/primitives/muted'
import {BODY, lineHeight, NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import type {LoginServer} from '../../../parts/calculators/loginLoad'

/** The CPU time of a login and a refresh, in milliseconds. The post about Argon2 describes the measurement. */
export const measured = {login: 78, refresh: 9}

export const server: LoginServer = {cpuSeconds: measured.login / 1000, burst: 2, busy: 0.7, coresPerNode: 4}

/** A second, in milliseconds. */
const SECOND = 1000

/** The busy part of it. */
const BUSY = SECOND * server.busy

/** How many of a kind fit into the busy part of a core's second. */
export const inOneSecond = (milliseconds: number): number => Math.floor(BUSY / milliseconds)

const BAR = 34
const ROW = lineHeight(NAME) + 6 + BAR + 22

/** One second of one core, filled with logins and then with refreshes. @param width CSS pixels. */
export function drawSecond(width: number): MarkLayout {
  const x = (milliseconds: number): number => 1 + (milliseconds / SECOND) * (width - 2)
  const rows = [
    {name: `${inOneSecond(measured.login)} logins with a password`, each: measured.login, tone: 'accent'},
    {name: `or ${inOneSecond(measured.refresh)} token refreshes`, each: measured.refresh, tone: 'tint-2'},
  ] as const
  const bar = (row: number): number => row * ROW + lineHeight(NAME) + 6
  const bottom = bar(rows.length - 1) + BAR
  const spare = textBlock('Spare', BODY, width)
  const time = (milliseconds: number) => textBlock(`${milliseconds} ms`, BODY, width)
  return {
    width,
    height: bottom + 10 + lineHeight(BODY),
    areas: rows.flatMap(({each, tone}, row) => [
      {rect: {x: 1, y: bar(row), width: width - 2, height: BAR}, tone: 'plain'} as const,
      {rect: {x: 1, y: bar(row), width: x(inOneSecond(each) * each) - 1, height: BAR}, tone},
    ]),
    lines: [
      ...rows.flatMap(({each}, row) =>
        Array.from({length: inOneSecond(each) - 1}, (_, index) => ({
          points: upright(x((index + 1) * each), bar(row), bar(row) + BAR),
          tone: 'grid' as const,
        })),
      ),
      {points: upright(x(BUSY), bar(0) - 4, bottom + 6), tone: 'accent', dashed: true},
    ],
    dots: [],
    labels: [
      ...rows.map(({name}, row) => ({block: textBlock(name, NAME, width), x: 0, y: row * ROW})),
      ...rows.map((_, row) =>
        muted(spare, {x: (x(BUSY) + width) / 2, y: bar(row) + (BAR - spare.height) / 2}, 'middle'),
      ),
      muted(time(0), {x: 0, y: bottom + 8}),
      muted(time(BUSY), {x: x(BUSY), y: bottom + 8}, 'middle'),
      muted(time(SECOND), {x: width, y: bottom + 8}, 'end'),
    ],
  }
}
