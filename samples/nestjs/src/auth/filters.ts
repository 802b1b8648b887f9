import {
  Catch,
  ForbiddenException,
  UnauthorizedException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common'
import type {Request, Response} from 'express'

const isForScripts = ({path}: Request): boolean => path.startsWith('/api/')

// #region filters
/** Sends visitors of a page to the login, which then returns to the page. Scripts get the status 401. */
@Catch(UnauthorizedException)
export class UnauthorizedFilter implements ExceptionFilter<UnauthorizedException> {
  catch(error: UnauthorizedException, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    const request = http.getRequest<Request>()
    const response = http.getResponse<Response>()
    if (isForScripts(request)) response.status(401).json(error.getResponse())
    else response.redirect(`/auth/login?returnTo=${encodeURIComponent(request.originalUrl)}`)
  }
}

/** Shows users without the role a page. Scripts get JSON. */
@Catch(ForbiddenException)
export class ForbiddenFilter implements ExceptionFilter<ForbiddenException> {
  catch(error: ForbiddenException, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    const response = http.getResponse<Response>().status(403)
    if (isForScripts(http.getRequest<Request>())) response.json(error.getResponse())
    else response.render('forbidden', {message: error.message})
  }
}
// #endregion filters
