import {startLdapServer, type LdapServer} from '../consumers/ldap'
import {isLdapKind, ldapKinds} from '../consumers/ldapKinds'

/** The directories of a page, and the command `ldap` of `prelude.sh`. `stop` ends them. */
export function createDirectories() {
  const open = new Map<string, LdapServer>()
  const find = (port: string): LdapServer => {
    const server = open.get(port)
    if (server) return server
    throw new Error(`There is no directory on port "${port}". Allowed: ${[...open.keys()].join(', ') || 'none yet'}.`)
  }
  return {
    command: async ([command = '', port = '', text = '', ...attributes]: readonly string[]): Promise<string> => {
      if (command === 'search') return (await find(port).search(text, attributes)).trimEnd()
      if (command === 'modify') {
        await find(port).modify(text)
        return ''
      }
      if (!isLdapKind(command))
        throw new Error(`There is no directory "${command}". Allowed: ${Object.keys(ldapKinds).join(', ')}.`)
      const server = await startLdapServer(command)
      open.set(String(server.port), server)
      return String(server.port)
    },
    stop: async (): Promise<void> => {
      for (const server of open.values()) await server.stop()
    },
  } as const
}
