import {createRouter, createWebHistory} from 'vue-router'
import {login, user} from './auth'
import Account from './pages/Account.vue'
import ApiCall from './pages/ApiCall.vue'
import Callback from './pages/Callback.vue'
import Home from './pages/Home.vue'
import LoggedOut from './pages/LoggedOut.vue'
import Organizations from './pages/Organizations.vue'

// #region routes
export const router = createRouter({
  history: createWebHistory(),
  routes: [
    {path: '/', component: Home},
    {path: '/callback', component: Callback},
    {path: '/logged-out', component: LoggedOut},
    {path: '/account', component: Account, meta: {isProtected: true}},
    {path: '/organizations', component: Organizations, meta: {isProtected: true}},
    {path: '/call-api', component: ApiCall, meta: {isProtected: true}},
  ],
})
// #endregion routes

// #region protected
router.beforeEach(async ({path, meta}) => {
  if (!meta.isProtected || user.value) return true
  await login(path)
  // The browser is being redirected to the login, so don't show the page.
  return false
})
// #endregion protected
