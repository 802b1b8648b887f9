import express from 'express'
import session from 'express-session'
import {api} from './api.js'
import {begin, end, finish, loginOf} from './login.js'
import {connect, grant, invite, members, remove, rolesOf} from './organizations.js'
import {answer, customer, home, message, page} from './pages.js'

const {APP_URL, SESSION_SECRET} = process.env
const app = express()
app.use('/api', api)
app.use(express.urlencoded({extended: false}))
app.use(
  session({
    secret: SESSION_SECRET,
    resave: false,
    saveUninitialized: false,
    // Lax: browsers send forms on other sites without the cookie, so they have no effect here.
    cookie: {httpOnly: true, sameSite: 'lax', secure: APP_URL.startsWith('https:')},
  }),
)

// #region login
app.get('/login', async (request, response) => response.redirect(await begin(request.session)))
app.get('/callback', async (request, response) => {
  await finish(request)
  response.redirect('/')
})
app.post('/logout', (request, response) => response.redirect(303, end(request)))
// #endregion login

app.get('/', async (request, response) => {
  const login = await loginOf(request)
  const content = login ? home(Object.entries(login.user.organizations ?? {})) : message('You are not logged in.')
  response.send(page('Customers', content, login?.user))
})

// #region customer
/** For every page of a customer: redirects visitors to the login, and rejects users who aren't members. */
app.use('/customers/:id', async (request, response, next) => {
  const login = await loginOf(request)
  if (!login) return response.redirect(await begin(request.session))
  const membership = login.user.organizations?.[request.params.id]
  if (!membership)
    return response
      .status(403)
      .send(page('Access denied', message('You are not a member of this organization.'), login.user))
  response.locals = {...login, organization: {id: request.params.id, ...membership}}
  next()
})

app.get('/customers/:id', async (request, response) => {
  const {user, accessToken, organization} = response.locals
  const {id, name, roles} = organization
  const list = roles.includes('view-members') ? await members(accessToken, id) : []
  const all = await Promise.all(
    list.map(async (member) => ({...member, roles: await rolesOf(accessToken, id, member.id)})),
  )
  const {notice} = request.session
  delete request.session.notice
  response.send(page(name, customer(organization, all, notice), user))
})

app.get('/customers/:id/invoices', async (request, response) => {
  const {user, accessToken, organization} = response.locals
  const called = await fetch(`${APP_URL}/api/customers/${organization.id}/invoices`, {
    headers: {Authorization: `Bearer ${accessToken}`},
  })
  response.send(page('Invoices', answer(called.status, await called.json()), user))
})
// #endregion customer

// #region manage
/** Returns to the customer's page, which shows the notice once. */
function back(request, response, notice) {
  request.session.notice = notice
  response.redirect(303, `/customers/${request.params.id}`)
}

// Forms for a customer's administrator.
app.post('/customers/:id/invite', async (request, response) => {
  const {email} = request.body
  await invite(response.locals.accessToken, request.params.id, email)
  back(request, response, `Keycloak sent an invitation to ${email}.`)
})

app.post('/customers/:id/connect', async (request, response) => {
  const {accessToken, organization} = response.locals
  await connect(accessToken, request.params.id, organization.name, request.body)
  back(request, response, `The login of ${organization.name} is connected.`)
})

app.post('/customers/:id/members/:user/grant', async (request, response) => {
  await grant(response.locals.accessToken, request.params.id, request.params.user, 'billing')
  back(request, response, 'The member has the role billing.')
})

app.post('/customers/:id/members/:user/remove', async (request, response) => {
  await remove(response.locals.accessToken, request.params.id, request.params.user)
  back(request, response, 'The member was removed.')
})
// #endregion manage

// Express recognizes an error handler by its four parameters.
app.use((error, request, response, next) => {
  console.error(error)
  if (response.headersSent) return next(error)
  response.status(error.status ?? 500).send(page('Error', message(error.message)))
})

app.listen(5200, 'localhost', () => console.log(`Acme Invoices on ${APP_URL}`))
