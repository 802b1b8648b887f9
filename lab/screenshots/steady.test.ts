import {describe, expect, it} from 'vitest'
import {untilSteady, withoutAccidents} from './steady'

const first = '2f6f1f4e-9a51-4d5e-8c1b-0a7f4a1b2c3d'
const second = 'b0a1c2d3-1111-4222-8333-444455556666'

describe('what differs from start to start', () => {
  it('is replaced: addresses by those of the documentation', () => {
    const addresses = {
      'http://localhost:41000': 'https://auth.example.com',
      'http://localhost:42000': 'https://app.example',
    }
    expect(withoutAccidents([['http://localhost:41000/realms/acme', 'at http://localhost:42000']], addresses)).toEqual([
      ['https://auth.example.com/realms/acme', 'at https://app.example'],
    ])
  })

  it('is replaced: ids by numbers in the order in which they are seen, the same id by the same', () => {
    const [[one, two] = [], [again] = []] = withoutAccidents([[`id ${first}`, second], [first]], {})
    expect(one).toBe('id 6b1f0c3e-0000-4000-8000-000000000001')
    expect(two).toBe('6b1f0c3e-0000-4000-8000-000000000002')
    expect(again).toBe('6b1f0c3e-0000-4000-8000-000000000001')
  })

  it('is replaced: hashes by one that is always the same, as long as they were', () => {
    const hash = '2f815fc22bf09069ba706af651087fccd97a5d40'
    expect(withoutAccidents([[`value ${hash}`]], {})).toEqual([['value 5c1f0f7fd84da3c1a5e1b8f4c8b8b0bf5c1f0f7f']])
  })

  it('is replaced: dates of the console by the moment at which the clock stands', () => {
    expect(withoutAccidents([['11/24/2026, 1:48:33 AM']], {})).toEqual([['11/21/2026, 9:00:00 AM']])
  })
})

describe('a page that is still being drawn', () => {
  const drawing = (pictures: readonly string[]) => {
    let count = -1
    return () => {
      count += 1
      return Promise.resolve(Buffer.from(pictures[Math.min(count, pictures.length - 1)] ?? ''))
    }
  }

  it('is drawn until two pictures in a row are the same', async () => {
    expect((await untilSteady(drawing(['empty', 'half', 'empty', 'whole', 'whole']))).toString()).toBe('whole')
  })

  it('is given up when it never rests', async () => {
    const restless = drawing(Array.from({length: 100}, (_, index) => String(index)))
    await expect(untilSteady(restless)).rejects.toThrow('still changed after')
  })
})
