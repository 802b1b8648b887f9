import {defineConfig} from 'vite'

export default defineConfig({
  // Only variables whose names start like this reach the browser. Everything in
  // there is public, so name each one instead of using a wide prefix.
  envPrefix: ['KEYCLOAK_URL', 'KEYCLOAK_REALM', 'KEYCLOAK_CLIENT_ID', 'API_URL'],
})
