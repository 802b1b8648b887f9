import {Injectable, Logger, UnauthorizedException} from '@nestjs/common'
import type {Request} from 'express'
import {OidcService, type User} from './oidc.service.js'

type Session = Request['session']

/** Runs a method of a session. The methods report their result to a callback. */
const run = (session: Session, method: 'save' | 'reload' | 'regenerate' | 'destroy'): Promise<void> =>
  new Promise((resolve, reject) => session[method]((error?: unknown) => (error ? reject(error) : resolve())))

const isFresh = ({expiresAt}: User): boolean => expiresAt > Date.now() + 5000

/** Starts and ends sessions, and keeps their tokens valid. */
@Injectable()
export class SessionService {
  private readonly logger = new Logger(SessionService.name)
  private readonly renewals = new Map<string, Promise<User>>()

  constructor(private readonly oidc: OidcService) {}

  // #region start
  /** Replaces the session with a new one that has a new ID, so that an ID from before the login is useless. */
  async start(request: Request, user: User): Promise<void> {
    await run(request.session, 'regenerate')
    request.session.user = user
    await run(request.session, 'save')
  }

  async end({session}: Request): Promise<void> {
    await run(session, 'destroy')
  }
  // #endregion start

  // #region renewal
  /**
   * Gets the user with an access token that is valid for at least a few seconds.
   *
   * @throws UnauthorizedException if the session has ended, in this application or on the server
   */
  async freshUser(request: Request): Promise<User> {
    const {sessionID, session} = request
    if (session.user && isFresh(session.user)) return session.user
    // One renewal at a time: each refresh token works once, and a second use would end the session.
    const renewal = this.renewals.get(sessionID) ?? this.renew(request).finally(() => this.renewals.delete(sessionID))
    this.renewals.set(sessionID, renewal)
    return renewal.catch((error: unknown) => {
      this.logger.warn(`The renewal failed: ${String(error)}`)
      throw new UnauthorizedException()
    })
  }

  private async renew(request: Request): Promise<User> {
    // Another request might have renewed the tokens after this one had loaded the session.
    await run(request.session, 'reload')
    const {user} = request.session
    if (!user) throw new Error('The session has no user.')
    if (isFresh(user)) return user
    request.session.user = await this.oidc.renew(user)
    await run(request.session, 'save')
    return request.session.user
  }
  // #endregion renewal
}
