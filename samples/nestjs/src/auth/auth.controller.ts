import {Controller, Get, Logger, Post, Query, Redirect, Req, Res, type HttpRedirectResponse} from '@nestjs/common'
import type {Request, Response} from 'express'
import {appUrl} from '../settings.js'
import {Public} from './decorators.js'
import {OidcService} from './oidc.service.js'
import {SessionService} from './session.service.js'

@Public()
@Controller('auth')
export class AuthController {
  private readonly logger = new Logger(AuthController.name)

  constructor(
    private readonly oidc: OidcService,
    private readonly session: SessionService,
  ) {}

  // #region login
  @Get('login')
  @Redirect()
  async login(@Req() {session}: Request, @Query('returnTo') returnTo: unknown) {
    const {url, login} = await this.oidc.beginLogin(typeof returnTo === 'string' ? returnTo : '/')
    session.login = login
    return {url: url.href}
  }

  @Get('callback')
  @Redirect()
  async callback(@Req() request: Request) {
    const {login} = request.session
    try {
      if (!login) throw new Error('No login was started in this browser.')
      delete request.session.login
      const user = await this.oidc.finishLogin(appUrl(request.originalUrl), login)
      await this.session.start(request, user)
      return {url: login.returnTo}
    } catch (error) {
      // Log the reason, but don't show it: it can contain details that are only for this application.
      this.logger.error('The login failed', error)
      return {url: '/login-error'}
    }
  }
  // #endregion login

  // #region logout
  // Use POST, so that a link or an image on another page can't log users out.
  @Post('logout')
  @Redirect('/logged-out', 303)
  async logout(
    @Req() request: Request,
    @Res({passthrough: true}) response: Response,
  ): Promise<Partial<HttpRedirectResponse>> {
    const {user} = request.session
    // There is no session, or the form is on another site, from which the browser sends no cookie.
    if (!user) return {}
    await this.session.end(request)
    response.clearCookie('session')
    return {url: (await this.oidc.logoutUrl(user)).href}
  }
  // #endregion logout
}
