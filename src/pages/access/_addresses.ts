import type {MarkLayout} from '../../kit/figures/primitives/marks'
import {most, sum} from '../../kit/figures/primitives/geometry'
import {textWidth} from '../../kit/figures/primitives/measure'
import {stack} from '../../kit/figures/primitives/stack'
import {BODY, CODE, NAME} from '../../kit/figures/primitives/type'
import {textBlock} from '../../kit/figures/primitives/wrap'
import {brand} from '../../data/brand'

/** A login by its address, whose `tells` is the part that no other login has. */
export type LoginAddress = {login: string; before: string; tells: string; then: string; who: string}

const SERVER = 'auth.example.com'

export const addresses: readonly LoginAddress[] = [
  {
    login: 'Dashboard',
    before: '',
    tells: new URL(brand.links.dashboard).host,
    then: '/',
    who: 'Your account with us: clusters, deployments, your team',
  },
  {
    login: 'Admin console',
    before: `${SERVER}/`,
    tells: 'admin',
    then: '/acme/console/',
    who: 'A user of the realm with admin roles: users, clients, flows',
  },
  {
    login: 'Admin portal',
    before: `${SERVER}/realms/acme/`,
    tells: 'portal',
    then: '/',
    who: 'A user who manages an organization: members, domains, SSO',
  },
  {
    login: 'An application',
    before: `${SERVER}/realms/acme/`,
    tells: 'protocol',
    then: '/…',
    who: 'A user of the application, which sent you to this page',
  },
]

const GAP = 26
const PAD = 12
const BAR = 34

/** An address bar for each login, with the part that tells them apart underlined. @param width CSS pixels. */
export function drawAddresses(width: number): MarkLayout {
  const rows = addresses.map(({login, who, before, tells, then}) => ({
    login: textBlock(login, NAME, width),
    who: textBlock(who, BODY, width - PAD),
    parts: [width > 500 ? before : before.replace(SERVER, '…'), tells, then].map((part) =>
      textBlock(part, CODE, width),
    ),
  }))
  const heights = rows.map(({login, who}) => login.height + 4 + BAR + 4 + who.height)
  const tops = stack(heights, GAP)
  const bar = (index: number): number => (tops[index] ?? 0) + (rows[index]?.login.height ?? 0) + 4
  return {
    width,
    height: most(tops.map((top, index) => top + (heights[index] ?? 0))) + 1,
    areas: rows.map((_, index) => ({
      rect: {x: 1, y: bar(index), width: width - 2, height: BAR},
      tone: 'plain',
      shape: 'pill',
    })),
    lines: rows.map(({parts: [before, tells]}, index) => {
      const from = PAD + 4 + textWidth(before?.lines[0] ?? '', CODE)
      const y = bar(index) + BAR - 8
      return {
        points: [
          {x: from, y},
          {x: from + textWidth(tells?.lines[0] ?? '', CODE), y},
        ],
        tone: 'accent',
      }
    }),
    dots: [],
    labels: rows.flatMap(({login, who, parts}, index) => {
      const top = bar(index)
      return [
        {block: login, x: 0, y: tops[index] ?? 0},
        ...parts.map(
          (block, at) =>
            ({
              block,
              x: PAD + 4 + sum(parts.slice(0, at).map((part) => textWidth(part.lines[0] ?? '', CODE))),
              y: top + (BAR - block.height) / 2 - 2,
              tone: at === 1 ? 'default' : 'muted',
            }) as const,
        ),
        {block: who, x: 0, y: top + BAR + 4, tone: 'muted'} as const,
      ]
    }),
  }
}
