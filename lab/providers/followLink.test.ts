import {createServer, type Server} from 'node:http'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {followLink} from './followLink'

let server: Server
let url = ''
const cookies: (string | undefined)[] = []

beforeEach(async () => {
  server = createServer((request, response) => {
    cookies.push(request.headers.cookie)
    if (request.url === '/link') {
      response.writeHead(302, {location: '/next', 'set-cookie': ['SESSION=a=b; Path=/', 'GONE=; Max-Age=0']}).end()
    } else if (request.url === '/next') {
      response.writeHead(302, {location: 'https://app.example/?code=1'}).end()
    } else if (request.url === '/loop') {
      response.writeHead(302, {location: '/loop'}).end()
    } else {
      response
        .writeHead(400)
        .end('<h1 id="kc-page-title">Sorry</h1><div id="kc-error-message"><p class="instruction">Too\n late</p></div>')
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  cookies.length = 0
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
})

describe('following a link', () => {
  it('goes on with its cookies to where the server sends elsewhere, and not further', async () => {
    expect(await followLink(`${url}/link`, url)).toEqual([
      {status: 302, location: '/next', setsCookies: ['SESSION']},
      {status: 302, location: 'https://app.example/?code=1', setsCookies: []},
    ])
    expect(cookies[1]).toContain('SESSION=a=b')
  })

  it('reads what an error page says', async () => {
    expect(await followLink(`${url}/late`, url)).toEqual([{status: 400, message: 'Too late', setsCookies: []}])
  })

  it('does not go round for ever', async () => {
    await expect(followLink(`${url}/loop`, url)).rejects.toThrow(/without an end/)
  })
})
