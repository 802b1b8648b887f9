import {request} from 'node:http'
import {createServer, type Server} from 'node:https'
import {pipeline} from 'node:stream'

/** Ends TLS in front of a server of this machine, and changes nothing that it says. It does not listen yet. */
export function tlsFront({key, cert}: {key: string; cert: string}, port: number): Server {
  return createServer({key, cert}, (incoming, outgoing) => {
    const {url, method, headers} = incoming
    // Caddy answers only the host and port that its file names.
    const forwarded = {...headers, host: `localhost:${port}`}
    const behind = request({host: 'localhost', port, path: url, method, headers: forwarded}, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      pipeline(answer, outgoing, () => undefined)
    })
    behind.on('error', () => outgoing.destroy())
    pipeline(incoming, behind, () => undefined)
  })
}
