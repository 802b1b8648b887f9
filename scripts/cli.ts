import {existsSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {ROOT} from './lib/root'
import {runCli, type Commands} from './lib/runCli'

const commands: Commands = {
  adopt: () => import('./commands/adopt'),
  'adopt-fixture': () => import('./commands/adopt-fixture'),
  addresses: () => import('./commands/addresses'),
  audit: () => import('./commands/audit'),
  'blog-shape': () => import('./commands/blog-shape'),
  build: () => import('./commands/build'),
  check: () => import('./commands/check'),
  serve: () => import('./commands/serve'),
  site: () => import('./commands/site'),
  zip: () => import('./commands/zip'),
  start: () => import('./commands/start'),
  test: () => import('./commands/test'),
  bench: () => import('./commands/bench'),
  conformance: () => import('./commands/conformance'),
  quality: () => import('./commands/quality'),
  prose: () => import('./commands/prose'),
  'deploy-files': () => import('./commands/deploy-files'),
  lint: () => import('./commands/lint'),
  digest: () => import('./commands/digest'),
  'fixture-site': () => import('./commands/fixture-site'),
  icons: () => import('./commands/icons'),
  new: () => import('./commands/new'),
  'readme-pictures': () => import('./commands/readme-pictures'),
  'test-samples': () => import('./commands/test-samples'),
  'next-version': () => import('./commands/next-version'),
}

/** Runs the commands of the lab. It is loaded by its path, because the site works without the folder of the lab. */
const LAB = path.join(ROOT, 'lab/cli.ts')

const words = process.argv.slice(2)
if (!Object.hasOwn(commands, words[0] ?? '') && existsSync(LAB)) await import(pathToFileURL(LAB).href)
else await runCli(commands, words)
