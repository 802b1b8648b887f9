import {existsSync} from 'node:fs'
import {createServer} from 'vite'
import {createApi} from './api/server.js'

if (existsSync('.env')) process.loadEnvFile('.env')

/** @param {string} name */
function required(name) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Copy .env.example to .env, or set it in the shell.`)
  return value
}

// #region start
const web = new URL(required('WEB_URL'))
const api = new URL(required('API_URL'))

createApi({
  issuer: `${required('KEYCLOAK_URL')}/realms/${required('KEYCLOAK_REALM')}`,
  audience: required('API_AUDIENCE'),
  webOrigin: web.origin,
}).listen(Number(api.port), api.hostname, () => console.log(`API  ${api.origin}`))

const vite = await createServer({
  server: {host: web.hostname, port: Number(web.port), strictPort: true},
})
await vite.listen()
console.log(`Web  ${web.origin}`)
// #endregion start
