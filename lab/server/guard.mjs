// @ts-check
// Runs the server and ends it when the lab ends, however that ends: even a killed lab closes the pipe that this reads.
import {spawn} from 'node:child_process'

const [command = '', ...args] = process.argv.slice(2)
const PATIENCE_MS = 10_000

const server = spawn(command, args, {stdio: ['ignore', 'inherit', 'inherit']})
let stopping = false

function stop() {
  if (stopping) return
  stopping = true
  server.kill('SIGTERM')
  // The whole group: kc.sh would be gone and leave its Java behind.
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), PATIENCE_MS).unref()
}

process.stdin.on('end', stop).on('error', stop).resume()
// Ctrl+C reaches the lab, which closes the pipe when it is done with the server.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', stop)
server.on('error', (error) => {
  console.error(String(error))
  process.exit(127)
})
server.on('close', (code) => process.exit(code ?? 1))
