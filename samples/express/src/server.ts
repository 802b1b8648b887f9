import express, {type ErrorRequestHandler} from 'express'
import {auth} from './auth.js'
import {userInfoOf} from './oidc.js'
import {freshUser, needRole, needUser, sessions} from './session.js'
import {isSecure, settings} from './settings.js'

const app = express()
app.set('view engine', 'ejs')
app.disable('x-powered-by')
// Over HTTPS, a proxy is in front of this server. Without this line, it sends no `Secure` cookie.
if (isSecure) app.set('trust proxy', 1)

app.use(express.static('public'))
app.use(sessions)
app.use((request, response, next) => {
  // Every page shows the name of the user. Views get the claims, but no token.
  response.locals.claims = request.session.user?.claims
  next()
})
app.use('/auth', auth)

// #region pages
for (const page of ['home', 'logged-out', 'login-error'])
  app.get(page === 'home' ? '/' : `/${page}`, (_request, response) => response.render(page))

for (const page of ['account', 'organizations', 'call-api'])
  app.get(`/${page}`, needUser, (_request, response) => response.render(page))

app.get('/invoices', needUser, needRole('billing'), (_request, response) =>
  response.render('invoices', {invoices: ['A-1001', 'A-1002']}),
)
// #endregion pages

// #region api
app.get('/api/hello', async (request, response) => {
  if (!request.session.user) return response.status(401).json({error: 'Not logged in'})
  try {
    const {preferred_username: username} = await userInfoOf(await freshUser(request))
    response.json({message: `Hello ${username}`})
  } catch (error) {
    console.error('The call failed:', error)
    response.status(401).json({error: 'The session has ended'})
  }
})
// #endregion api

const answerError: ErrorRequestHandler = (error, _request, response, next) => {
  console.error(error)
  if (response.headersSent) return next(error)
  response.status(500).send('Something went wrong.')
}
app.use(answerError)

// Browsers reach the server through `localhost` or a proxy on the same machine.
app.listen(settings.port, '127.0.0.1', (error) => {
  if (error) throw error
  console.log(`Listening on ${settings.appUrl.href}`)
})
