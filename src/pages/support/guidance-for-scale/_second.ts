import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {BODY, lineHeight, NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import type {LoginServer} from '../../../parts/calculators/loginLoad'

/** The CPU time of a login and a refresh, in milliseconds. The post about Argon2 describes the measurement. */
export const measured = {login: 78, refresh: 9}

export const server: LoginServer = {cpuSeconds: measured.login / 1000, burst: 2, busy: 0.7, coresPerNode: 4}

const SECOND = 1000

/** How many of a kind fit into the busy part of a core's second. */
export const inOneSecond = (milliseconds: number): number => Math.floor((SECOND * server.busy) / milliseconds)

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
          points: [
            {x: x((index + 1) * each), y: bar(row)},
            {x: x((index + 1) * each), y: bar(row) + BAR},
          ],
          tone: 'grid' as const,
        })),
      ),
      {
        points: [
          {x: x(SECOND * server.busy), y: bar(0) - 4},
          {x: x(SECOND * server.busy), y: bottom + 6},
        ],
        tone: 'accent',
        dashed: true,
      },
    ],
    dots: [],
    labels: [
      ...rows.map(({name}, row) => ({block: textBlock(name, NAME, width), x: 0, y: row * ROW})),
      ...rows.map(
        (_, row) =>
          ({
            block: spare,
            x: (x(SECOND * server.busy) + width) / 2,
            y: bar(row) + (BAR - spare.height) / 2,
            anchor: 'middle',
            tone: 'muted',
          }) as const,
      ),
      ...[0, SECOND * server.busy, SECOND].map(
        (at) =>
          ({
            block: textBlock(`${at} ms`, BODY, width),
            x: at === 0 ? 0 : at === SECOND ? width : x(at),
            y: bottom + 8,
            anchor: at === 0 ? 'start' : at === SECOND ? 'end' : 'middle',
            tone: 'muted',
          }) as const,
      ),
    ],
  }
}
