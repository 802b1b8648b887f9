import {sveltekit} from '@sveltejs/kit/vite'
import {defineConfig} from 'vite'

export default defineConfig({
  plugins: [sveltekit()],
  // The client in Keycloak allows only this port.
  server: {port: 5106, strictPort: true},
})
