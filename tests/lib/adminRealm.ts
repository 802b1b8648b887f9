import type {ServerResponse} from 'node:http'
import type {ApiAnswer, Received} from './consoleRealm'

type Settings = Record<string, unknown>
type Client = Settings & {id: string; clientId: string}

/** A realm that keeps what its Admin API is told. */
export type AdminRealm = {
  settings: Settings
  clients: Client[]
  /** Creates the client in the body of a request. */
  create: (received: Received) => void
  /** Answers in its place. Says whether it has. Default: never. */
  instead: (received: Received, res: ServerResponse) => boolean
  answer: ApiAnswer
}

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null

function bodyOf({body}: Received): Settings {
  const value: unknown = JSON.parse(body)
  if (!isSettings(value)) throw new Error(`The body isn't an object: ${body}`)
  return value
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The part of Keycloak's Admin API that the tested procedures use: the settings of the realm, and its clients. */
export function createAdminRealm(): AdminRealm {
  let count = 0
  const realm: AdminRealm = {
    settings: {realm: 'acme', bruteForceProtected: false, failureFactor: 30},
    clients: [],
    create(received) {
      count += 1
      const body = bodyOf(received)
      realm.clients.push({...body, id: `id-${count}`, clientId: asText(body.clientId)})
    },
    instead: () => false,
    answer(received, res) {
      if (realm.instead(received, res)) return
      const {pathname, searchParams} = new URL(received.url, 'http://localhost')
      const [, , , name, kind, id] = pathname.split('/')
      res.setHeader('Content-Type', 'application/json')
      if (name !== 'acme') res.writeHead(404).end('{"error":"Realm not found."}')
      else if (kind === undefined) settings(received, res)
      else if (id === undefined) list(received, searchParams.get('clientId'), res)
      else one(received, id, res)
    },
  }

  function settings(received: Received, res: ServerResponse): void {
    if (received.method === 'PUT') {
      realm.settings = {...realm.settings, ...bodyOf(received)}
      res.writeHead(204).end()
    } else res.end(JSON.stringify(realm.settings))
  }

  function list(received: Received, clientId: string | null, res: ServerResponse): void {
    if (received.method === 'POST') {
      realm.create(received)
      res.writeHead(201).end()
    } else res.end(JSON.stringify(realm.clients.filter((client) => clientId === null || client.clientId === clientId)))
  }

  function one(received: Received, id: string, res: ServerResponse): void {
    const index = realm.clients.findIndex((client) => client.id === id)
    const client = realm.clients[index]
    if (client === undefined) res.writeHead(404).end('{"error":"Could not find client"}')
    else if (received.method === 'DELETE') {
      realm.clients.splice(index, 1)
      res.writeHead(204).end()
    } else if (received.method === 'PUT') {
      Object.assign(client, bodyOf(received))
      res.writeHead(204).end()
    } else res.end(JSON.stringify(client))
  }
  return realm
}
