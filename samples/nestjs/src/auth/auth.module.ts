import {Module} from '@nestjs/common'
import {APP_FILTER, APP_GUARD} from '@nestjs/core'
import {AuthController} from './auth.controller.js'
import {ForbiddenFilter, UnauthorizedFilter} from './filters.js'
import {LoginGuard, RolesGuard} from './guards.js'
import {OidcService} from './oidc.service.js'
import {SessionService} from './session.service.js'

// #region module
@Module({
  controllers: [AuthController],
  providers: [
    OidcService,
    SessionService,
    // The guards apply to every route of the application, in this order.
    {provide: APP_GUARD, useClass: LoginGuard},
    {provide: APP_GUARD, useClass: RolesGuard},
    {provide: APP_FILTER, useClass: UnauthorizedFilter},
    {provide: APP_FILTER, useClass: ForbiddenFilter},
  ],
  exports: [OidcService, SessionService],
})
export class AuthModule {}
// #endregion module
