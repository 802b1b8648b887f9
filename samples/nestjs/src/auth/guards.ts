import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import {Reflector} from '@nestjs/core'
import type {Request} from 'express'
import {IS_PUBLIC, Roles} from './decorators.js'
import {SessionService} from './session.service.js'

// #region guards
/** Lets users with a session pass. */
@Injectable()
export class LoginGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true
    if (context.switchToHttp().getRequest<Request>().session.user) return true
    throw new UnauthorizedException()
  }
}

/** Lets users pass that have one of the roles in `@Roles`. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly session: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const allowed = this.reflector.getAllAndOverride(Roles, [context.getHandler(), context.getClass()])
    if (!allowed) return true
    // Renews the claims together with an expired access token, so that a revoked role doesn't last.
    const {claims} = await this.session.freshUser(context.switchToHttp().getRequest<Request>())
    const {roles} = claims
    if (Array.isArray(roles) && allowed.some((role) => roles.includes(role))) return true
    throw new ForbiddenException(`This page is for users with the role ${allowed.join(' or ')}.`)
  }
}
// #endregion guards
