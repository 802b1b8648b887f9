import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it, onTestFinished} from 'vitest'
import browserStarts from '../lib/browserStarts'

it('says what a browser says that does not start, and which it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  const executablePath = path.join(folder, 'chromium')
  await writeFile(executablePath, '#!/bin/sh\necho "libnss3.so: cannot open" >&2\nexit 127\n', {mode: 0o755})
  const failure = browserStarts({projects: [{use: {launchOptions: {executablePath}}}]})
  await expect(failure).rejects.toThrow(`${executablePath}  The browser of the tests does not start: `)
  await expect(failure).rejects.toThrow('libnss3.so: cannot open')
})
