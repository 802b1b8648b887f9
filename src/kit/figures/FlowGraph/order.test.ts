import {describe, expect, it} from 'vitest'
import {assignTracks, type Piece} from './channel'
import {crossings, orderLayers} from './order'

describe('orderLayers', () => {
  it('untangles two lines that cross', () => {
    const layers = [
      [0, 1],
      [2, 3],
    ]
    const segments = [
      [0, 3],
      [1, 2],
    ] as const
    expect(crossings(layers, segments)).toBe(1)
    expect(crossings(orderLayers(layers, segments), segments)).toBe(0)
  })

  it('keeps the order of the data where nothing crosses', () => {
    const layers = [[0], [1, 2, 3]]
    expect(
      orderLayers(layers, [
        [0, 1],
        [0, 2],
        [0, 3],
      ]),
    ).toEqual(layers)
  })
})

describe('assignTracks', () => {
  const piece = (source: number, from: number, target: number, to: number): Piece => ({source, target, from, to})

  it('gives straight pieces no track', () => {
    expect(assignTracks([piece(0, 50, 1, 50)]).count).toBe(0)
  })

  it('lets the exits of one node share a track', () => {
    expect(assignTracks([piece(0, 50, 1, 0), piece(0, 50, 2, 100)]).count).toBe(1)
  })

  it('lets lines that arrive at one node share a track', () => {
    expect(assignTracks([piece(0, 0, 2, 50), piece(1, 100, 2, 50)]).count).toBe(1)
  })

  it('bends the line above that would else run down on the start of another', () => {
    const down = piece(0, 0, 2, 100)
    const start = piece(1, 100, 3, 200)
    const {trackOf} = assignTracks([down, start])
    expect(trackOf(start)).toBeLessThan(trackOf(down))
  })
})
