import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {strFromU8, unzipSync} from 'fflate'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {samplesOptions} from '../../src/config/samples'

describe.each(Object.keys(samplesOptions.archives))('the archive %s.zip', (name) => {
  it('has the files of the sample, and nothing that its commands made', async () => {
    const files = unzipSync(new Uint8Array(await readFile(path.join(BUILD_DIR, 'samples', `${name}.zip`))))
    expect(Object.keys(files)).toContain(`${name}/README.md`)
    expect(Object.keys(files).filter((file) => /node_modules|\.venv|\/target\/|\.env$/.test(file))).toEqual([])
    for (const [file, bytes] of Object.entries(files))
      expect(strFromU8(bytes), file).toBe(await readFile(path.join(ROOT, 'samples', file), 'utf8'))
  })
})
