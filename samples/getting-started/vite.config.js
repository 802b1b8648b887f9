import {defineConfig} from 'vite'

export default defineConfig({
  // Only variables whose names start like this reach the browser. They are public,
  // so list each name instead of a short prefix.
  envPrefix: ['KEYCLOAK_URL', 'KEYCLOAK_REALM', 'KEYCLOAK_CLIENT_ID', 'API_URL'],
})
