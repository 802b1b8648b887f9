import {inject} from '@angular/core'
import type {CanActivateFn, Routes} from '@angular/router'
import {Auth} from './auth'
import {Account, ApiCall, Callback, Home, LoggedOut, Organizations} from './pages'

// #region protected
/** For users alone: whoever is not logged in goes to the login, and comes back. */
const requireUser: CanActivateFn = async (_route, {url}) => {
  const auth = inject(Auth)
  if (auth.user()) return true
  await auth.login(url)
  // The browser is on its way to the login: the page is not shown.
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
