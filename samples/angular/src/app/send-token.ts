import type {HttpInterceptorFn} from '@angular/common/http'
import {inject} from '@angular/core'
import {from, switchMap} from 'rxjs'
import {Auth} from './auth'

// #region interceptor
/** Sends the access token with calls to the API only. */
export const sendToken: HttpInterceptorFn = (request, next) => {
  if (!request.url.startsWith(`${API_URL}/`)) return next(request)
  return from(inject(Auth).accessToken()).pipe(
    switchMap((token) => next(request.clone({setHeaders: {Authorization: `Bearer ${token}`}}))),
  )
}
// #endregion interceptor
