import {describe, expect, it} from 'vitest'
import {readAnswer} from './messageStream.client'

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`

/** A body that does not end by itself. @returns how many pieces were taken, too. */
function endless(piece: string) {
  const taken = {pieces: 0, isCancelled: false}
  const body = new ReadableStream({
    pull(controller) {
      taken.pieces += 1
      controller.enqueue(new TextEncoder().encode(piece))
    },
    cancel() {
      taken.isCancelled = true
    },
  })
  return {response: new Response(body), taken}
}

async function read(response: Response): Promise<number> {
  let parts = 0
  for await (const part of readAnswer(response)) parts += Object.keys(part).length
  return parts
}

describe('readAnswer', () => {
  it('stops listening to a line that does not end', async () => {
    const {response, taken} = endless('x'.repeat(10_000))
    await expect(read(response)).rejects.toThrow('The answer is too long.')
    expect(taken.isCancelled).toBe(true)
    expect(taken.pieces).toBeLessThan(200)
  })

  it('stops listening to events that do not end', async () => {
    const {response, taken} = endless(event({type: 'ping', text: 'x'.repeat(10_000)}))
    await expect(read(response)).rejects.toThrow('The answer is too long.')
    expect(taken.isCancelled).toBe(true)
    expect(taken.pieces).toBeLessThan(1000)
  })

  it('stops the service when the reader of the answer stops', async () => {
    const {response, taken} = endless(event({type: 'text-delta', delta: 'word '}))
    for await (const part of readAnswer(response)) {
      expect(part).toEqual({text: 'word '})
      break
    }
    expect(taken.isCancelled).toBe(true)
  })
})
