import {connect} from 'node:net'
import {once} from 'node:events'
import {expect, it} from 'vitest'
import {startMailCatcher} from './mail'
import {readMail} from './readMail'

const message = [
  'From: Acme <no-reply@acme.example>',
  'To: Alice <alice@acme.example>',
  'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=UTF-8',
  '',
  'Open https://id.example/a?x=1&y=2 now.',
  '--b',
  'Content-Type: text/html; charset=UTF-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<a href=3D"https://id.example/a?x=3D1&amp;y=3D2">Open</a>',
  '--b--',
  '',
].join('\r\n')

it('reads a message as its recipient would: words, parts and links decoded', async () => {
  expect(
    await readMail(Buffer.from(message), {envelopeFrom: 'bounces@acme.example', user: '', isEncrypted: false}),
  ).toMatchObject({
    from: 'no-reply@acme.example',
    fromName: 'Acme',
    envelopeFrom: 'bounces@acme.example',
    to: ['alice@acme.example'],
    subject: 'Grüße',
    links: ['https://id.example/a?x=1&y=2'],
  })
})

it('catches what is sent to its port', async () => {
  const mail = await startMailCatcher()
  try {
    const socket = connect(mail.port, '127.0.0.1')
    for (const line of [
      '',
      'EHLO x',
      'MAIL FROM:<a@acme.example>',
      'RCPT TO:<alice@acme.example>',
      'DATA',
      `${message}\r\n.`,
      'QUIT',
    ]) {
      if (line) socket.write(`${line}\r\n`)
      await once(socket, 'data')
    }
    expect((await mail.find({to: 'alice@acme.example', subject: /Gr/})).text).toContain('Open https://')
    const inbox = await (await fetch(mail.url)).text()
    expect(inbox).toContain('<h2>Grüße</h2>')
    expect(inbox).toContain('<a href="https://id.example/a?x=1&amp;y=2">')
    mail.clear()
    expect(mail.messages()).toEqual([])
  } finally {
    await mail.stop()
  }
})
