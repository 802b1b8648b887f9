import {createHash} from 'node:crypto'
import {mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {fetchArtifact, type FetchOptions} from './fetch'

const CONTENT = 'the jar'
const artifact = {
  coordinates: 'com.example:tool:1.2',
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lab-fetch-'))
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, {recursive: true, force: true})
})

/** A Maven that copies this text, or fails with this output. */
function mavenThat(copies: string | undefined, output = ''): FetchOptions & {runs: string[]} {
  const runs: string[] = []
  return {
    runs,
    folder,
    maven: async (args) => {
      runs.push(args.join(' '))
      if (copies === undefined) return {code: 1, output}
      const target = args.find((arg) => arg.startsWith('-DoutputDirectory='))?.split('=')[1] ?? ''
      await writeFile(path.join(target, 'tool-1.2.jar'), copies)
      return {code: 0, output}
    },
  }
}

describe('fetching', () => {
  it('asks Maven once, and keeps what has the right checksum', async () => {
    const maven = mavenThat(CONTENT)
    const file = await fetchArtifact(artifact, maven)
    expect(await fetchArtifact(artifact, maven)).toBe(file)
    expect(await readFile(file, 'utf8')).toBe(CONTENT)
    expect(maven.runs).toEqual([expect.stringContaining('-Dartifact=com.example:tool:1.2')])
    expect(await readdir(folder)).toEqual(['tool-1.2.jar'])
  })

  it('throws a file with another checksum away, and names the folder that may hold half a download', async () => {
    await expect(fetchArtifact(artifact, mavenThat('half'))).rejects.toThrow(
      new RegExp(`isn't the file that was checked[\\s\\S]*Allowed: ${artifact.sha256}[\\s\\S]*com/example/tool/1\\.2`),
    )
    expect(await readdir(folder)).toEqual([])
  })

  it('fetches anew what was damaged in the cache', async () => {
    await writeFile(path.join(folder, 'tool-1.2.jar'), 'cut o')
    expect(await readFile(await fetchArtifact(artifact, mavenThat(CONTENT)), 'utf8')).toBe(CONTENT)
  })

  it('uses nothing that an interrupted run left', async () => {
    const interrupted: FetchOptions = {
      folder,
      maven: () => Promise.reject(new DOMException('The operation was aborted', 'AbortError')),
    }
    await expect(fetchArtifact(artifact, interrupted)).rejects.toThrow('aborted')
    expect(await readdir(folder)).toEqual([])
    await expect(fetchArtifact(artifact, mavenThat(CONTENT))).resolves.toMatch(/tool-1\.2\.jar$/)
  })

  it.each([
    ['Could not transfer artifact: Connection refused', /couldn't reach the registry/],
    ['[ERROR] Unknown host repo.example', /couldn't reach the registry/],
    ['[ERROR] Could not find artifact com.example:tool:jar:1.2 in central', /doesn't have com\.example:tool:1\.2/],
    ['[ERROR] No space left on device', /disk is full/],
    ['[ERROR] The settings are broken', /couldn't fetch com\.example:tool:1\.2: The settings are broken/],
  ])('explains "%s"', async (output, words) => {
    await expect(fetchArtifact(artifact, mavenThat(undefined, output))).rejects.toThrow(words)
    await expect(fetchArtifact(artifact, mavenThat(undefined, output))).rejects.toThrow(/ {2}Fix: /)
    expect(await readdir(folder)).toEqual([])
  })
})
