import {setTimeout} from 'node:timers/promises'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {onForgotten} from './forgetting'

beforeEach(() => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

it('calls back the other pages, and not the one that tells, which has its own answer to show', async () => {
  const called: string[] = []
  const pages = ['first', 'second', 'third'].map((name) => onForgotten(() => called.push(name)))
  pages[0]?.tell()
  await vi.waitFor(() => expect(called).toHaveLength(2), {timeout: 60_000})
  // A message to the page itself would have come by now.
  await setTimeout(20)
  expect(called.sort()).toEqual(['second', 'third'])
  for (const page of pages) page.stop()
})

it('calls back no page that stopped', async () => {
  const called: string[] = []
  const [first, second, third] = ['first', 'second', 'third'].map((name) => onForgotten(() => called.push(name)))
  second?.stop()
  first?.tell()
  await vi.waitFor(() => expect(called).toEqual(['third']), {timeout: 60_000})
  first?.stop()
  third?.stop()
})
