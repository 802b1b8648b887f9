import {describe, expect, it} from 'vitest'
import {isLoopbackHost} from './loopback'

describe('isLoopbackHost', () => {
  it.each(['localhost', 'LOCALHOST', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('knows %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true)
  })

  it.each(['', 'localhost.example', 'localhost@evil.example', '127.0.0.1.example', '128.0.0.1', '[::2]', '.localhost'])(
    'knows that %s is another machine',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false)
    },
  )
})
