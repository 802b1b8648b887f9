import {spawn} from 'node:child_process'
import {existsSync} from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
const {ISSUER, CLIENT_ID, API_URL, PORT = '5104'} = process.env

// #region define
// The application has no environment variables, so the build writes these values into it.
const settings = Object.entries({ISSUER, CLIENT_ID, API_URL}).map(([name, value]) => {
  if (!value) throw new Error(`${name} is not set. Copy .env.example to .env, or set it in the shell.`)
  return `--define=${name}=${JSON.stringify(value)}`
})
// #endregion define

const [command, ...options] = process.argv.slice(2)
const port = command === 'serve' ? ['--port', PORT] : []
const ng = ['node_modules/@angular/cli/bin/ng.js', command, ...settings, ...port, ...options]
const child = spawn(process.execPath, ng, {stdio: 'inherit'})
child.on('close', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
