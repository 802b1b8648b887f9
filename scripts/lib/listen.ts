import type {Server} from 'node:net'
import {SiteError} from '../../src/lib/problem'

/**
 * Listens on this machine alone, or where `host` says.
 * @param port 0 for any free one.
 * @returns the port.
 * @throws SiteError when it is taken.
 */
export function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenFailure(error, port)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function explainListenFailure(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new SiteError({
      what: `Port ${port} is in use by another program.`,
      allowed: 'any free port from 1024 to 65535',
      fix: `Stop that program, or choose another port: npm run site -- --port ${port + 1}`,
    })
  }
  if (error.code === 'EACCES') {
    return new SiteError({
      what: `Your user isn't allowed to listen on port ${port}.`,
      allowed: 'a free port from 1024 to 65535',
      fix: 'Choose another port: npm run site -- --port 3000',
    })
  }
  return error
}
