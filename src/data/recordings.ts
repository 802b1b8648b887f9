import data from './recordings.json'

/** What became of one login. */
export type RecordedLogin = {
  /** Claims of the application's access token. */
  token: Readonly<Record<string, unknown>>
  /** The event that the server stored and delivered. */
  event: Readonly<Record<string, unknown>>
}

/** A line of the audit log, from the delivery of its event. */
export type RecordedEvent = {
  /** ISO 8601 with milliseconds, UTC. */
  time: string
  type: string
  /** Client or resource path. */
  subject: string
  /** What it says, in words made of its fields. */
  detail: string
  hasFailed: boolean
}

export type Recordings = {
  /** What ran: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
  /** `YYYY-MM-DD`. */
  date: string
  /** By organization: one of each way to log in that the lab's realm has. */
  logins: Readonly<Record<'cedar' | 'maple' | 'birch', RecordedLogin>>
  /** Newest first. */
  events: readonly RecordedEvent[]
}

/** What a running server did. Written by `npm run lab:recordings`, never by hand. */
export const recordings: Recordings = data
