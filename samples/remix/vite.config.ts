import {reactRouter} from '@react-router/dev/vite'
import {defineConfig} from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The address that the client at the server has.
  server: {port: 5107, strictPort: true},
})
