import react from '@vitejs/plugin-react'
import {defineConfig} from 'vite'

const server = {host: 'localhost', port: Number(process.env.PORT ?? 5102), strictPort: true}

export default defineConfig({
  plugins: [react()],
  // Only these variables reach the browser. Every visitor can read them.
  envPrefix: ['ISSUER', 'CLIENT_ID', 'API_URL'],
  server,
  preview: server,
})
