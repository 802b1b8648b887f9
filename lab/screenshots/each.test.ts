import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {SiteError} from '../../src/lib/problem'
import {takeEach} from './each'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Takes three pictures, of which the second fails. */
async function takeThree(error: Error, controller = new AbortController()) {
  const taken: string[] = []
  const failures = await takeEach(
    ['first', 'second', 'third'],
    (name) => {
      if (name === 'second') return Promise.reject(error)
      taken.push(name)
      return Promise.resolve()
    },
    controller.signal,
  )
  return {taken, failures}
}

describe('a picture that fails', () => {
  it('is told by its name where the browser stopped it, and the others are taken', async () => {
    const {taken, failures} = await takeThree(
      new Error('locator.click: \u001B[2mTimeout 45000ms exceeded.\u001B[22m\n'),
    )
    expect(taken).toEqual(['first', 'third'])
    expect(failures).toMatchObject([
      {what: 'The picture "second" couldn\'t be taken: locator.click: Timeout 45000ms exceeded.'},
    ])
  })

  it('is told as its check tells it', async () => {
    const problem = {what: 'The picture "second" lists an element that is gone.', fix: 'Correct the selector.'}
    const {taken, failures} = await takeThree(new SiteError(problem))
    expect(taken).toEqual(['first', 'third'])
    expect(failures).toEqual([problem])
  })

  it('ends the round where somebody has interrupted it', async () => {
    const controller = new AbortController()
    controller.abort(new Error('interrupted'))
    await expect(takeThree(new Error('Target page has been closed'), controller)).rejects.toThrow('interrupted')
  })
})
