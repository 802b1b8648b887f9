import {inject} from '@angular/core'
import type {CanActivateFn, Routes} from '@angular/router'
import {Auth} from './auth'
import {Account, ApiCall, Callback, Home, LoggedOut, Organizations} from './pages'

// #region protected
/** Protects a page: visitors log in first, and then return to it. */
const requireUser: CanActivateFn = async (_route, {url}) => {
  const auth = inject(Auth)
  if (auth.user()) return true
  await auth.login(url)
  // The browser is being redirected to the login, so don't show the page.
  return false
}
// #endregion protected

// #region routes
export const routes: Routes = [
  {path: '', component: Home},
  {path: 'callback', component: Callback},
  {path: 'logged-out', component: LoggedOut},
  {
    path: '',
    canActivateChild: [requireUser],
    children: [
      {path: 'account', component: Account},
      {path: 'organizations', component: Organizations},
      {path: 'call-api', component: ApiCall},
    ],
  },
]
// #endregion routes
