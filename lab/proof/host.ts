import type {ServerKind} from '../../src/markdown/proof/versions'
import type {LabBrowser} from '../consumers/browser'
import type {LabHttp} from '../consumers/labHttp'

/** The server on which pages are proven: one that the lab started, or an operator's. */
export type ProofHost = ServerKind & {
  /** Without a slash at the end. */
  url: string
  http: Pick<LabHttp, 'admin' | 'anonymous'>
  browser: Pick<LabBrowser, 'open'>
  server: {
    /** A folder with the command line tools in `bin`. */
    home: string
    /** Everything that the server has logged. Absent where this machine can't read the log and the files of the server. */
    log?: () => string
    /** Throws the reason where the server has died. */
    requireAlive: () => void
  }
  /** The server can't reach this machine with mail, webhooks, and LDAP. Default: it can. */
  isRemote?: boolean
  /** How the realms of the proofs begin. Default: `proof`. */
  realmPrefix?: string
  /** Carries out a procedure in a realm of its own, and undoes it. Absent on an operator's server, where none is proven. */
  proveProcedure?: (name: string) => Promise<void>
}

/** What a page needs and this machine can't do for a server that it doesn't run. */
export type Unprovable =
  'the log of the server' | 'the files of the server' | 'mail, webhooks, and LDAP from this machine'

/** Notes what can't be done. The block fails as well, but the page isn't disproved. */
export type Unable = (reason: Unprovable) => never

/** Waits for a line of the log: the command of `prelude.sh`. */
const LOG = /(?:^|[|;&(]|\$\()\s*log\s+['"]/m

/** Code that reads the server's files, or runs the server's own commands. */
const FILES = /\bLAB_HOME\b|\bkc\.sh\b/

/** Why a block can't be proven on a server; undefined where it can. */
export function whyUnprovable(host: ProofHost, code: string): Unprovable | undefined {
  if (host.server.log === undefined && FILES.test(code)) return 'the files of the server'
  if (host.server.log === undefined && LOG.test(code)) return 'the log of the server'
  if (host.isRemote === true && code.includes('WEBHOOK_URL')) return 'mail, webhooks, and LDAP from this machine'
  return undefined
}
