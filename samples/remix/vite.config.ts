import {reactRouter} from '@react-router/dev/vite'
import {defineConfig} from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The client in Keycloak allows only this port.
  server: {port: 5107, strictPort: true},
})
