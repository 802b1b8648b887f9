import {createServer} from 'node:http'
import {createServer as createTcpServer, type Server} from 'node:net'

/** What has arrived so far, and a way to wait for more. */
class Inbox<T> {
  readonly items: T[] = []
  #waiting: (() => void)[] = []

  push(item: T): void {
    this.items.push(item)
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** The first item that fits, whether it is there already or comes within the time. */
  async first(fits: (item: T) => boolean, milliseconds = 15_000): Promise<T> {
    const end = Date.now() + milliseconds
    for (;;) {
      const found = this.items.find(fits)
      if (found !== undefined) return found
      const left = end - Date.now()
      if (left <= 0) throw new Error(`Nothing that fits arrived within ${milliseconds} ms.`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.')
  return address.port
}

/** A delivery of a webhook. */
export type Delivery = {path: string; signature: string | undefined; text: string}

/** How long a receiver takes to answer. */
const ANSWERS_AFTER_MS = 750

/**
 * An HTTP server that takes deliveries of webhooks. It is not the fastest: the extension sends an event while the
 * transaction that stores it is open, and leaves out the record of a delivery that is answered before its end.
 */
export async function webhookReceiver() {
  const inbox = new Inbox<Delivery>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const signature = request.headers['x-keycloak-signature']
      setTimeout(() => response.writeHead(204).end(), ANSWERS_AFTER_MS)
      inbox.push({
        path: request.url ?? '',
        signature: Array.isArray(signature) ? signature[0] : signature,
        text: Buffer.concat(chunks).toString(),
      })
    })
  })
  return {port: await listening(server), inbox, close: () => server.close()}
}

/** A mail server that takes every message and delivers none. */
export async function mailReceiver() {
  const inbox = new Inbox<{to: string; text: string}>()
  const server = createTcpServer((socket) => {
    let [to, text, inData, rest] = ['', '', false, '']
    socket.setEncoding('utf8').write('220 contract\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inData && line === '.') {
          inData = false
          inbox.push({to, text})
          socket.write('250 taken\r\n')
        } else if (inData) {
          text += `${line}\n`
        } else if (/^QUIT/i.test(line)) {
          socket.end('221 bye\r\n')
        } else if (/^DATA/i.test(line)) {
          ;[text, inData] = ['', true]
          socket.write('354 go on\r\n')
        } else {
          to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to
          socket.write('250 ok\r\n')
        }
      }
    })
  })
  return {port: await listening(server), inbox, close: () => server.close()}
}

/** Asks again until the answer fits. */
export async function eventually<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
  milliseconds = 15_000,
): Promise<T> {
  const end = Date.now() + milliseconds
  for (;;) {
    const answer = await ask()
    if (fits(answer)) return answer
    if (Date.now() > end) throw new Error(`The answer did not fit within ${milliseconds} ms: ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
