import type {ChildProcess} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {findProgram, freePort, startServer} from './startServer'

/** A server that runs. */
export type Host = {
  port: number
  process: ChildProcess
}

/** What a server serves, and the generated files that say how. */
export type Served = {
  /** Absolute path of the folder. */
  root: string
  files: Readonly<Record<string, string>>
}

/** The programs that are installed here, by their absolute paths. */
export const programs = {
  nginx: findProgram('nginx'),
  caddy: findProgram('caddy'),
  apache: findProgram('apache2', 'httpd'),
  wrk: findProgram('wrk'),
} as const

/** Where distributions put Apache's modules. */
export const apacheModules = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
].find(existsSync)

/** Debian's, in which everything that isn't named is `application/octet-stream`. */
const NGINX_TYPES = '/etc/nginx/mime.types'
const APACHE_MODULES = ['mpm_event', 'authz_core', 'unixd', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite']

/** Starts nginx with `site.conf` and whatever else is generated. @throws Error with its output when it ends instead. */
export async function startNginx({root, files}: Served): Promise<Host> {
  const port = await freePort()
  const dir = await mkdtemp(path.join(tmpdir(), 'nginx-test-'))
  for (const [name, text] of Object.entries(files)) {
    const local = text.replace('/srv/site', root).replace('listen 8080;', `listen localhost:${port};`)
    await writeFile(path.join(dir, name), local)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  )
  // A worker of another user couldn't read the files of root.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const included = Object.keys(files).map((name) => `include ${name};`)
  const config = `${user} daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;
    events {} http { include ${NGINX_TYPES}; default_type application/octet-stream; sendfile on; tcp_nopush on; access_log off;
    ${[...temporary, ...included].join(' ')} }`
  await writeFile(path.join(dir, 'nginx.conf'), config)
  const args = ['-e', `${dir}/error.log`, '-p', dir, '-c', `${dir}/nginx.conf`]
  return {port, process: await startServer([programs.nginx ?? '', ...args], port)}
}

/** Starts Caddy. @param caddyfile makes the Caddyfile for an address of this machine. */
export async function startCaddy(root: string, caddyfile: (domain: string) => string): Promise<Host> {
  const port = await freePort()
  const dir = await mkdtemp(path.join(tmpdir(), 'caddy-test-'))
  const site = caddyfile(`http://localhost:${port}`).replace('/srv/site', root)
  // Without its port for administration, which a second test would find taken.
  await writeFile(path.join(dir, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
  const args = ['run', '--config', path.join(dir, 'Caddyfile')]
  const env = {XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir}
  return {port, process: await startServer([programs.caddy ?? '', ...args], port, {env})}
}

/** Starts Apache with `server.conf`, and writes `.htaccess` into the folder that it serves. */
export async function startApache({root, files}: Served): Promise<Host> {
  const port = await freePort()
  const dir = await mkdtemp(path.join(tmpdir(), 'apache-test-'))
  await writeFile(path.join(root, '.htaccess'), files['.htaccess'] ?? '')
  await writeFile(path.join(dir, 'server.conf'), files['server.conf'] ?? '')
  const modules = apacheModules ?? ''
  const loaded = APACHE_MODULES.filter((name) => existsSync(`${modules}/mod_${name}.so`))
  const config = `ServerRoot ${dir}
ServerName localhost
Listen localhost:${port}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
Include ${dir}/server.conf
`
  await writeFile(path.join(dir, 'apache.conf'), config)
  const args = ['-f', `${dir}/apache.conf`, '-D', 'FOREGROUND']
  return {port, process: await startServer([programs.apache ?? '', ...args], port)}
}
