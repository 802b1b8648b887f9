import {index, route, type RouteConfig} from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('account', 'routes/account.tsx'),
  route('organizations', 'routes/organizations.tsx'),
  route('call-api', 'routes/call-api.tsx'),
  route('logged-out', 'routes/logged-out.tsx'),
  route('login-error', 'routes/login-error.tsx'),
  // These routes have no page. They answer with a redirect or with JSON.
  route('auth/login', 'routes/auth.login.ts'),
  route('auth/callback', 'routes/auth.callback.ts'),
  route('auth/logout', 'routes/auth.logout.ts'),
  route('api/hello', 'routes/api.hello.ts'),
] satisfies RouteConfig
