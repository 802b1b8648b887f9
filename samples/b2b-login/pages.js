import {redirectUriOf} from './organizations.js'

const escaped = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

/** Builds HTML, and escapes all values that this function didn't build itself. */
function html(strings, ...values) {
  const text = (value) => {
    if (Array.isArray(value)) return value.map(text).join('')
    if (value === false) return ''
    return value?.html ?? String(value ?? '').replace(/[&<>"']/g, (sign) => escaped[sign])
  }
  return {html: String.raw({raw: strings}, ...values.map(text))}
}

export const page = (title, content, user) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <p><a href="/">Acme Invoices</a></p>
        ${
          user
            ? html`<form action="/logout" method="post">Logged in as ${user.email} <button>Log out</button></form>`
            : html`<p><a href="/login">Log in</a></p>`
        }
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`.html

export const home = (organizations) =>
  organizations.length === 0
    ? html`<p>You are not a member of any organization.</p>`
    : html`<ul>
        ${organizations.map(([id, {name}]) => html`<li><a href="/customers/${id}">${name}</a></li>`)}
      </ul>`

// #region customer
/** The server decides what a role allows. Hiding the other forms is only a convenience. */
export const customer = ({id, name, roles}, members, notice) => html`
  ${notice && html`<p role="status">${notice}</p>`}
  <p>Your roles: ${roles.join(', ') || 'none'}</p>
  <p><a href="/customers/${id}/invoices">Show invoices</a></p>
  ${
    roles.includes('view-members') &&
    html`<h2>Members</h2>
      <ul>
        ${members.map((member) => html`<li>${memberRow(id, member)}</li>`)}
      </ul>`
  }
  ${
    roles.includes('manage-invitations') &&
    html`<h2>Invite a colleague</h2>
      <form action="/customers/${id}/invite" method="post">
        <label>Email <input name="email" type="email" required /></label> <button>Invite</button>
      </form>`
  }
  ${
    roles.includes('manage-identity-providers') &&
    html`<h2>Connect your login</h2>
      <p>Register this redirect URI with your identity provider: <code>${redirectUriOf(name)}</code></p>
      <p>Also register this one for logout: <code>${redirectUriOf(name)}/logout_response</code></p>
      <form action="/customers/${id}/connect" method="post">
        <label>Metadata URL <input name="metadata" type="url" required /></label>
        <label>Client ID <input name="clientId" required /></label>
        <label>Client secret <input name="clientSecret" type="password" required /></label>
        <button>Connect</button>
      </form>`
  }
`
// #endregion customer

const memberRow = (id, {id: user, email, roles}) => html`
  ${email}: ${roles.join(', ') || 'no role'}
  <form action="/customers/${id}/members/${user}/grant" method="post"><button>Give billing</button></form>
  <form action="/customers/${id}/members/${user}/remove" method="post"><button>Remove</button></form>
`

export const answer = (status, body) =>
  html`<p>${status}</p>
    <pre>${JSON.stringify(body, null, 2)}</pre>`

export const message = (text) => html`<p role="alert">${text}</p>`
