import assert from 'node:assert/strict'
import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {after, before, describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const vector = JSON.parse(readFileSync(join(here, 'test-vector.json'), 'utf8'))
const [login, nonAscii] = vector.deliveries

/**
 * The version a runtime reports as major × 1000 + minor, or undefined if it is not installed.
 * @param {string} command
 * @param {string} flag
 */
function versionOf(command, flag) {
  const {error, stdout, stderr} = spawnSync(command, [flag], {encoding: 'utf8'})
  const found = error ? null : /(\d+)\.(\d+)/.exec(`${stdout}${stderr}`)
  return found ? Number(found[1]) * 1000 + Number(found[2]) : undefined
}

/** Output of `go build`, removed at the end. */
const scratch = mkdtempSync(join(tmpdir(), 'webhook-receiver-'))
after(() => rmSync(scratch, {recursive: true, force: true}))

const receivers = [
  {
    name: 'node',
    runtime: process.execPath,
    flag: '--version',
    needs: 20_000,
    command: () => [process.execPath, join(here, 'node/receiver.mjs')],
  },
  {
    name: 'python',
    runtime: 'python3',
    flag: '--version',
    needs: 3_010,
    command: () => ['python3', join(here, 'python/receiver.py')],
  },
  {
    name: 'java',
    runtime: 'java',
    flag: '-version',
    needs: 17_000,
    command: () => ['java', join(here, 'java/Receiver.java')],
  },
  {
    name: 'go',
    runtime: 'go',
    flag: 'version',
    needs: 1_022,
    command: () => {
      // Not `go run`: stopping it doesn't stop the program that it started.
      const binary = join(scratch, 'receiver')
      const build = spawnSync('go', ['build', '-o', binary, '.'], {
        cwd: join(here, 'go'),
        encoding: 'utf8',
      })
      assert.equal(build.status, 0, build.stderr)
      return [binary]
    },
  },
  {
    name: 'csharp (.NET)',
    runtime: 'dotnet',
    flag: '--version',
    needs: 8_000,
    command: () => {
      const build = spawnSync('dotnet', ['build', '--output', join(scratch, 'dotnet')], {
        cwd: join(here, 'csharp'),
        encoding: 'utf8',
      })
      assert.equal(build.status, 0, build.stdout)
      return ['dotnet', join(scratch, 'dotnet/Receiver.dll')]
    },
  },
  {
    name: 'csharp (Mono)',
    runtime: 'mcs',
    flag: '--version',
    needs: 6_004,
    command: () => {
      const program = join(scratch, 'Receiver.exe')
      const build = spawnSync('mcs', [`-out:${program}`, join(here, 'csharp/Receiver.cs')], {encoding: 'utf8'})
      assert.equal(build.status, 0, build.stderr)
      return ['mono', program]
    },
  },
]

for (const {name, runtime, flag, needs, command} of receivers) {
  const version = versionOf(runtime, flag) ?? 0
  const skip = version < needs && `${runtime} ${Math.floor(needs / 1000)}.${needs % 1000} or later is not installed`

  describe(`the ${name} receiver`, {skip}, () => {
    let child
    let lines
    let origin

    /** @param {NodeJS.ProcessEnv} env */
    const start = (env) => {
      const [file, ...args] = command()
      return spawn(file, args, {env: {...process.env, ...env}, stdio: 'pipe'})
    }

    /** @param {string} body @param {Record<string, string>} headers */
    const post = (body, headers) =>
      fetch(`${origin}/webhooks/keycloak`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers},
        body,
      }).then((response) => response.status)

    const nextLine = async () => (await lines.next()).value

    before(async () => {
      child = start({WEBHOOK_SECRET: vector.secret, PORT: '0'})
      lines = createInterface({input: child.stdout})[Symbol.asyncIterator]()
      origin = /http:\S+/.exec(await nextLine())[0]
    })

    after(async () => {
      child.kill()
      await once(child, 'exit')
    })

    it('accepts the committed delivery with 204', async () => {
      assert.equal(await post(login.body, {'X-Keycloak-Signature': login.signature}), 204)
      assert.match(await nextLine(), new RegExp(`^event ${JSON.parse(login.body).uid}`))
    })

    it('recognizes a repeated delivery', async () => {
      assert.equal(await post(login.body, {'X-Keycloak-Signature': login.signature}), 204)
      assert.match(await nextLine(), new RegExp(`^duplicate ${JSON.parse(login.body).uid}`))
    })

    it('accepts a body with non-ASCII characters', async () => {
      assert.equal(await post(nonAscii.body, {'X-Keycloak-Signature': nonAscii.signature}), 204)
      assert.match(await nextLine(), new RegExp(`^event ${JSON.parse(nonAscii.body).uid}`))
    })

    it('answers a tampered body with 401', async () => {
      const tampered = login.body.replace('"username":"alice"', '"username":"mallory"')
      assert.notEqual(tampered, login.body)
      assert.equal(await post(tampered, {'X-Keycloak-Signature': login.signature}), 401)
    })

    it('answers a body with a newline added with 401', async () => {
      assert.equal(await post(`${login.body}\n`, {'X-Keycloak-Signature': login.signature}), 401)
    })

    it('answers a missing header with 401', async () => {
      assert.equal(await post(login.body, {}), 401)
    })

    it('answers an invalid signature with 401', async () => {
      for (const header of ['', 'zz', login.signature.slice(0, 62), `sha256=${login.signature}`]) {
        assert.equal(await post(login.body, {'X-Keycloak-Signature': header}), 401, header)
      }
    })

    it('does not start without a secret', async () => {
      const [code] = await once(start({WEBHOOK_SECRET: '', PORT: '0'}), 'exit')
      assert.notEqual(code, 0)
    })
  })
}
