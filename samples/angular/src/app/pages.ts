import {JsonPipe, KeyValuePipe} from '@angular/common'
import {HttpClient, HttpErrorResponse} from '@angular/common/http'
import {Component, inject, type OnInit, signal} from '@angular/core'
import {Router} from '@angular/router'
import {firstValueFrom} from 'rxjs'
import {Auth} from './auth'

@Component({selector: 'app-home', template: '<h1>Home</h1><p>This page is public.</p>'})
export class Home {}

@Component({
  selector: 'app-logged-out',
  template: '<h1>Logged out</h1><p>You are logged out of this application and of Keycloak.</p>',
})
export class LoggedOut {}

// #region callback
@Component({
  template: `
    @if (problem()) {
      <p data-testid="login-error" role="alert">The login failed: {{ problem() }}</p>
    } @else {
      <p>Logging in…</p>
    }
  `,
})
export class Callback implements OnInit {
  private readonly auth = inject(Auth)
  private readonly router = inject(Router)
  protected readonly problem = signal('')

  async ngOnInit(): Promise<void> {
    try {
      const path = await this.auth.finishLogin()
      if (path !== undefined) await this.router.navigateByUrl(path, {replaceUrl: true})
    } catch (error) {
      this.problem.set(error instanceof Error ? error.message : String(error))
    }
  }
}
// #endregion callback

// #region claims
@Component({
  imports: [JsonPipe, KeyValuePipe],
  template: `
    <h1>Account</h1>
    <p data-testid="user-name">{{ auth.user()?.profile?.name }}</p>
    <dl data-testid="claims">
      @for (claim of auth.user()?.profile | keyvalue; track claim.key) {
        <dt>{{ claim.key }}</dt>
        <dd>{{ claim.value | json }}</dd>
      }
    </dl>
  `,
})
export class Account {
  protected readonly auth = inject(Auth)
}
// #endregion claims

// #region organizations
@Component({
  template: `
    <h1>Organizations</h1>
    <ul data-testid="organizations">
      @for (organization of auth.organizations(); track organization.name) {
        <li>{{ organization.name }}: {{ organization.roles.join(', ') }}</li>
      }
    </ul>
  `,
})
export class Organizations {
  protected readonly auth = inject(Auth)
}
// #endregion organizations

// #region call-api
@Component({
  template: `
    <h1>API call</h1>
    <button type="button" data-testid="call-api" (click)="call()">Call /api/hello</button>
    <p data-testid="api-answer" role="status">{{ answer() }}</p>
  `,
})
export class ApiCall {
  private readonly auth = inject(Auth)
  private readonly http = inject(HttpClient)
  protected readonly answer = signal('')

  protected async call(): Promise<void> {
    try {
      const {message} = await firstValueFrom(this.http.get<{message: string}>(`${API_URL}/api/hello`))
      this.answer.set(message)
    } catch (error) {
      // Any other error means that there was no token, because the session has ended.
      if (error instanceof HttpErrorResponse) this.answer.set(`The call failed: ${error.message}`)
      else await this.auth.login('/call-api')
    }
  }
}
// #endregion call-api
