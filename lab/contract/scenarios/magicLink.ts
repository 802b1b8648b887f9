import {expectThat, json, MISSING, refused, unreadable, type Scenario} from '../scenario'

export const magicLink: Scenario[] = [
  {
    operationId: 'createMagicLink',
    needs: 'magic-link',
    async run({call, realm, mail, name}) {
      const request = {client_id: 'contract', redirect_uri: 'https://app.example.com/'}
      const user = await realm.createUser(name('magic'))
      const {body} = await call({
        title: 'by email, for one use',
        as: 'user-manager',
        body: json({...request, email: user.email, send_email: true, reusable: false, expiration_seconds: 900}),
        status: 200,
      })
      expectThat(JSON.stringify(body).includes(user.id), 'the link is for the user')
      const {links} = await mail.find({to: user.email})
      expectThat(links.join().includes('action-token'), 'the email has the link')
      await call({title: 'by user name', body: json({...request, username: user.username}), status: 200})
      const email = `${name('new')}@people.example`
      const fresh = {
        ...request,
        email,
        force_create: true,
        update_profile: true,
        scope: 'openid',
        state: 's',
        nonce: 'n',
      }
      await call({title: 'for somebody new', body: json(fresh), status: 200})
      const {json: users} = await realm.admin.must('GET', `${realm.api}/users?email=${email}`)
      expectThat(Array.isArray(users) && users.length === 1, 'the user is created')
      await call({title: 'unknown user', body: json({...request, email: 'unknown@people.example'}), status: 404})
      await call({
        title: 'unknown client',
        body: json({...request, client_id: MISSING, email: user.email}),
        status: 404,
      })
      await call({
        title: 'another redirect address',
        body: json({...request, redirect_uri: 'https://other.example/', email: user.email}),
        status: 400,
      })
      await call({
        title: 'without a redirect address',
        body: json({client_id: 'contract', email: user.email}),
        breaks: true,
        status: 500,
      })
      await unreadable(call, {}, {unknown: false})
      await refused(call, {body: json({...request, email: user.email})}, {nobody: 403, manager: 403})
    },
  },
  {
    operationId: 'getMagicLinkContinuationStatus',
    needs: 'magic-link',
    unproven: {200: 'It takes a login that waits in a browser.'},
    async run({call}) {
      await call({title: 'unknown', path: {sessionId: MISSING, tabId: 'tab'}, as: 'anonymous', status: 404})
    },
  },
]
