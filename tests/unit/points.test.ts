import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {hashOf, points} from '../../src/hydration/points'

it.each(points.map((point) => [point.source, point] as const))(
  'the framework is in %s as it was when src/hydration was written for it',
  (source, point) => {
    expect(
      hashOf(point, ROOT),
      `Read ${source} again. If this still holds, put the new hash into src/hydration/points.ts: ${point.what}`,
    ).toBe(point.hash)
  },
)
