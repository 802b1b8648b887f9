import {execFileSync} from 'node:child_process'
import fc from 'fast-check'
import {expect, it} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {shellQuoted} from '../../lib/shellQuoted'
import {curlCommand, sampleBody} from './sample'
import samples from './samples.json'
import {sampleTypes} from './types'

/** What bash makes of a word of single quotes and of characters after backslashes. */
function read(word: string): string {
  let text = ''
  for (let at = 0; at < word.length; at++) {
    if (word[at] === '\\') text += word.charAt(++at)
    else if (word[at] === "'") {
      const end = word.indexOf("'", at + 1)
      if (end === -1) throw new Error(`A quote of ${word} isn’t closed.`)
      text += word.slice(at + 1, end)
      at = end
    } else throw new Error(`${word[at]} isn’t quoted.`)
  }
  return text
}

it('quotes any text for bash', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (text) => {
      expect(read(shellQuoted(text))).toBe(text)
    }),
    {numRuns: fuzzRuns()},
  )
})

it('means the same text to bash itself', () => {
  const texts = fc.sample(fc.string({unit: 'grapheme', maxLength: 60}), 20).map((text) => text.replaceAll('\0', ''))
  const all = ["it's", "'", "''\\''", '$(id) `id` "x" !! \\', 'a\nb\n', '{"name":"O\'Brien"}', ...texts]
  for (const text of all) {
    const out = execFileSync('bash', ['-c', `printf %s ${shellQuoted(text)}`])
    expect(out).toEqual(Buffer.from(text))
  }
})

it('makes a command whose body, header, and address bash reads back', () => {
  const [url, body] = ["https://hooks.acme.example/it's?a=1&b=2", '{"name":"O\'Brien $(id)","line":"\\n"}']
  const command = curlCommand({url, body, signature: 'ab'})
  const words = execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`], {encoding: 'utf8'}).split(
    '\0',
  )
  expect(words).toContain(url)
  expect(words).toContain('X-Keycloak-Signature: ab')
  expect(words[words.indexOf('--data-binary') + 1]).toBe(body)
})

it('has one recorded event of each type', () => {
  expect(samples.map(({type}) => type)).toEqual(sampleTypes)
})

it('changes only the IDs and the time of a recorded event', () => {
  const recorded = samples.find(({type}) => type === 'admin.USER-UPDATE')
  const made = sampleBody('admin.USER-UPDATE', 7, () => 'new')
  expect(made).toBe(JSON.stringify({...recorded, id: 'new', uid: 'new', time: 7}))
})
