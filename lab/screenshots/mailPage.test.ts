import {expect, it} from 'vitest'
import {mailPage} from './mailPage'

it('a message is shown with its heads as text and its HTML as it is', () => {
  const page = mailPage({
    from: 'no-reply@acme.example',
    to: ['a@acme.example', 'b@acme.example'],
    subject: 'Log in to <Acme> & Co',
    html: '<p>Click <a href="https://auth.example.com/">here</a></p>',
  })
  expect(page).toContain('<h1>Log in to &lt;Acme&gt; &amp; Co</h1>')
  expect(page).toContain('<dd>a@acme.example, b@acme.example</dd>')
  expect(page).toContain('<p>Click <a href="https://auth.example.com/">here</a></p>')
})
