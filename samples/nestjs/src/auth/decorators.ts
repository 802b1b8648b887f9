import {createParamDecorator, SetMetadata, type ExecutionContext} from '@nestjs/common'
import {Reflector} from '@nestjs/core'
import type {Request} from 'express'
import type {User} from './oidc.service.js'

export const IS_PUBLIC = 'acme:isPublic'

// #region decorators
/** Opens a route or a controller for visitors without a login. */
export const Public = () => SetMetadata(IS_PUBLIC, true)

/** Opens a route or a controller for users with one of these client roles. */
export const Roles = Reflector.createDecorator<string[]>()

/** Passes the user of the session to a parameter of a protected route. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): User => {
  const {user} = context.switchToHttp().getRequest<Request>().session
  if (!user) throw new Error('@CurrentUser() needs a login. Remove @Public() from the route.')
  return user
})
// #endregion decorators
