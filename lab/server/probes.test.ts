import {expect, it} from 'vitest'
import type {Caller} from '../consumers/http'
import {requireFit} from './probes'

/** An administrator whose every request is answered so. */
function answering(status: number): Pick<Caller, 'get'> {
  return {get: () => Promise.resolve({status, headers: new Headers(), text: '', json: undefined})}
}

it('says nothing of an extension that answers', async () => {
  await expect(requireFit(['orgs', 'events'], answering(200), () => '', 'x.log')).resolves.toBeUndefined()
})

it('shows the line of the log for an extension that fails', async () => {
  const log = "ERROR Uncaught server error: java.lang.NoSuchMethodError: 'void Cors.allowedOrigins()'"
  await expect(requireFit(['orgs'], answering(500), () => log, 'x.log')).rejects.toThrow(
    /^x\.log {2}The extension orgs does not fit this server: GET \/realms\/master\/orgs answers 500\. The log says: java\.lang\.NoSuchMethodError: 'void Cors\.allowedOrigins\(\)'\n {2}Fix: /,
  )
})

it('tells an extension that is not there by its 404', async () => {
  await expect(requireFit(['events'], answering(404), () => '', 'x.log')).rejects.toThrow(
    /answers 404\. The log names no cause/,
  )
})
