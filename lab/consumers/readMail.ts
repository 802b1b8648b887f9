import PostalMime from 'postal-mime'

/** A message as its recipient reads it, and how it arrived. */
export type Mail = {
  from: string
  fromName: string
  replyTo: readonly string[]
  to: readonly string[]
  /** The sender in the envelope, to whom mail servers return what they can't deliver. */
  envelopeFrom: string
  subject: string
  text: string
  html: string
  /** The addresses of the links in the HTML part, in order; without such links, the addresses in the text. */
  links: readonly string[]
  /** The user who logged in to the mail server; empty without a login. */
  user: string
  isEncrypted: boolean
}

/** What only the connection tells about a message. */
export type Transport = Pick<Mail, 'envelopeFrom' | 'user' | 'isEncrypted'>

/** Reads a message as it came over the wire. */
export async function readMail(raw: Buffer, transport: Transport): Promise<Mail> {
  const {from, replyTo, to, subject = '', text = '', html = ''} = await PostalMime.parse(raw)
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return {
    from: from?.address ?? '',
    fromName: from?.name ?? '',
    replyTo: (replyTo ?? []).flatMap(({address}) => address ?? []),
    to: (to ?? []).flatMap(({address}) => address ?? []),
    subject,
    text,
    html,
    links: links.length > 0 ? links : (text.match(/https?:\/\/\S+/g) ?? []),
    ...transport,
  }
}
