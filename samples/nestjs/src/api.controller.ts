import {Controller, Get, Req, UnauthorizedException} from '@nestjs/common'
import type {Request} from 'express'
import {OidcService} from './auth/oidc.service.js'
import {SessionService} from './auth/session.service.js'

// #region api
@Controller('api')
export class ApiController {
  constructor(
    private readonly oidc: OidcService,
    private readonly session: SessionService,
  ) {}

  @Get('hello')
  async hello(@Req() request: Request) {
    const user = await this.session.freshUser(request)
    const {preferred_username: username} = await this.oidc.userInfo(user).catch((cause: unknown) => {
      throw new UnauthorizedException('The session has ended', {cause})
    })
    return {message: `Hello ${username}`}
  }
}
// #endregion api
