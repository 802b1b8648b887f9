import {sveltekit} from '@sveltejs/kit/vite'
import {defineConfig} from 'vite'

export default defineConfig({
  plugins: [sveltekit()],
  // The address that the client at the server has.
  server: {port: 5106, strictPort: true},
})
