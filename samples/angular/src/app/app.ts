import {Component, inject} from '@angular/core'
import {RouterLink, RouterOutlet} from '@angular/router'
import {Auth} from './auth'

/** The frame of every page, with the navigation and the user who is logged in. */
@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <header>
      <nav aria-label="Main">
        <a routerLink="/">Home</a>
        <a routerLink="/account">Account</a>
        <a routerLink="/organizations">Organizations</a>
        <a routerLink="/call-api">API call</a>
      </nav>
      <!-- #region buttons -->
      @if (auth.user(); as user) {
        <p data-testid="session" data-state="in" role="status">Logged in as {{ user.profile.name }}</p>
        <button type="button" data-testid="logout" (click)="auth.logout()">Log out</button>
      } @else {
        <p data-testid="session" data-state="out" role="status">Not logged in</p>
        <button type="button" data-testid="login" (click)="auth.login('/')">Log in</button>
      }
      <!-- #endregion buttons -->
    </header>
    <main><router-outlet /></main>
  `,
})
export class App {
  protected readonly auth = inject(Auth)
}
