import {describe, expect, it} from 'vitest'
import {messagesOf} from './remote.client'

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const questions = (messages: ReturnType<typeof messagesOf>): string[] =>
  messages.filter(({role}) => role === 'user').flatMap(({parts}) => parts.map(({text}) => text))

describe('the messages that go to an assistant', () => {
  it('have the four questions before, the oldest first', () => {
    const earlier = ['a', 'b', 'c', 'd', 'e'].map((question) => ({question, answer: 'yes'}))
    expect(questions(messagesOf('now', earlier))).toEqual(['b', 'c', 'd', 'e', 'now'])
  })

  it('stay below what the answer service takes, by leaving out the oldest', () => {
    const earlier = ['a', 'b', 'c', 'd'].map((question) => ({question, answer: '語'.repeat(20_000)}))
    const messages = messagesOf('語'.repeat(1000), earlier)
    expect(bytes(messages)).toBeLessThanOrEqual(12_000)
    expect(questions(messages)).toEqual(['d', '語'.repeat(1000)])
  })
})
