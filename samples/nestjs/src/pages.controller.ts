import {Controller, Get, Render} from '@nestjs/common'
import {CurrentUser, Public, Roles} from './auth/decorators.js'
import type {User} from './auth/oidc.service.js'

// #region pages
@Controller()
export class PagesController {
  @Get()
  @Public()
  @Render('home')
  home() {}

  @Get('account')
  @Render('account')
  account(@CurrentUser() {claims}: User) {
    return {claims}
  }

  @Get('organizations')
  @Render('organizations')
  organizations() {}

  @Get('call-api')
  @Render('call-api')
  callApi() {}

  @Get('invoices')
  @Roles(['billing'])
  @Render('invoices')
  invoices() {
    return {invoices: ['A-1001', 'A-1002']}
  }
  // #endregion pages

  @Get('logged-out')
  @Public()
  @Render('logged-out')
  loggedOut() {}

  @Get('login-error')
  @Public()
  @Render('login-error')
  loginError() {}
}
