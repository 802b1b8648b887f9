import {once} from 'node:events'
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js'
import {listen} from '../../scripts/lib/listen'
import {brand} from '../../src/data/brand'
import {SiteError} from '../../src/lib/problem'
import {siteAddress} from '../../src/lib/siteAddress'
import {serverIdentity} from '../../src/publish/data-files/serverCard'
import {HELP, readOptions} from './commandLine'
import {httpServer, MCP_PATH} from './http'
import {docsServer} from './server'
import {folderSource, servedSource} from './source'

async function main(): Promise<void> {
  const url = siteAddress(brand)
  const options = readOptions(process.argv.slice(2), url)
  if (options === undefined) {
    process.stdout.write(HELP)
    return
  }
  const {site, isServed, port, host, allowedHosts} = options
  const source = isServed ? servedSource(site) : folderSource(site)
  const create = docsServer(
    {source, url, otherOrigins: isServed ? [site] : [], readsFiles: port === undefined},
    serverIdentity(brand),
  )
  if (port === undefined) {
    await create().connect(new StdioServerTransport())
    return
  }
  const server = httpServer(create, {hosts: allowedHosts})
  const actual = await listen(server, port, host)
  console.log(`The MCP server is at http://${host}:${actual}${MCP_PATH} and reads ${source.name}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
  await once(server, 'close')
}

main().catch((error: unknown) => {
  console.error(error instanceof SiteError ? `\n${error.message}\n` : error)
  process.exitCode = 1
})
