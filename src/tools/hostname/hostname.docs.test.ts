import {readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../../scripts/lib/root'
import {enteredValues} from './enteredValues'
import {run} from './hostname.client'

/** What the tool writes into a file, or undefined if it writes no such file. */
async function code(values: Readonly<Record<string, string>>, title: string): Promise<string | undefined> {
  const parts = await run(enteredValues(values), undefined, new AbortController().signal)
  return parts.flatMap((part) => (part.kind === 'code' && part.title === title ? [part.code] : []))[0]
}

describe('the page /docs/tools/hostname/', () => {
  const page = readFileSync(path.join(ROOT, 'docs/tools/hostname.mdx'), 'utf8')
  const shown = {
    base: 'https://auth.example.com',
    admin: 'https://admin.example.com',
    realm: 'acme',
    trusted: '127.0.0.1',
    adminNetworks: '127.0.0.1, 10.0.0.0/8',
  }

  it.each(['keycloak.conf', 'keycloak.nginx.conf', 'check.sh', 'Expected output'])(
    'shows %s as the tool writes it',
    async (title) => {
      expect(page).toContain(`\n${(await code(shown, title)) ?? 'nothing'}\n\`\`\``)
    },
  )

  it('shows the Caddyfile as the tool writes it', async () => {
    expect(page).toContain(`\n${(await code({...shown, proxy: 'caddy'}, 'Caddyfile')) ?? 'nothing'}\n\`\`\``)
  })
})
