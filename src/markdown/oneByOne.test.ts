import {expect, it} from 'vitest'
import {oneByOne} from './oneByOne'

it('lets what was begun go on before the next begins', async () => {
  const turn = oneByOne()
  const order: string[] = []
  async function work(name: string): Promise<void> {
    await turn()
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
  }
  await Promise.all(['one', 'two', 'three'].map(work))
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends'])
})

it('is not held up by one that fails, or never ends', async () => {
  const turn = oneByOne()
  const failing = turn().then(() => Promise.reject(new Error('failed')))
  void turn().then(() => new Promise(() => undefined))
  await expect(failing).rejects.toThrow('failed')
  await expect(turn()).resolves.toBeUndefined()
})

it('lets a caller pass who comes later', async () => {
  const turn = oneByOne()
  await turn()
  await expect(turn()).resolves.toBeUndefined()
})
