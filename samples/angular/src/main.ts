import {provideHttpClient, withInterceptors} from '@angular/common/http'
import {inject, provideAppInitializer} from '@angular/core'
import {bootstrapApplication} from '@angular/platform-browser'
import {provideRouter} from '@angular/router'
import {App} from './app/app'
import {Auth} from './app/auth'
import {routes} from './app/routes'
import {sendToken} from './app/send-token'

// #region start
await bootstrapApplication(App, {
  providers: [
    provideRouter(routes),
    provideHttpClient(withInterceptors([sendToken])),
    // The callback creates a session, so don't look for an existing one.
    provideAppInitializer(() => (location.pathname === '/callback' ? undefined : inject(Auth).resumeSession())),
  ],
})
// #endregion start
