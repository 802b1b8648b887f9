import {readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {extensionNames} from '../compatibility'
import {licensedParts, licenses} from './licenses'

const files = globSync(['docs/**/*.mdx', 'guides/**/*.mdx', 'src/pages/**/*.{mdx,ts}'])

/** Rows of a Markdown table that are about bundling or hosting the extensions, and end in a plain "Yes". */
const grants = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\|.*\b(?:bundl|ship|hosted service)/i.test(line) && /\|\s*\**yes\**\s*\|$/i.test(line))

/** Paragraphs about bundling extensions that don't name the licensor. */
const silent = (text: string): string[] =>
  text.split('\n').filter((line) => /\bbundl\w* (?:the|our) extensions\b/i.test(line) && !/licensor/i.test(line))

it('no license of an extension allows bundling or hosting without the licensor', () => {
  for (const name of Object.keys(extensionNames)) expect(Object.keys(licensedParts)).toContain(name)
  for (const [name, {license}] of Object.entries(licensedParts)) {
    if (name === 'keycloak') continue
    expect(licenses[license].answers['bundled-product'], name).not.toBe('yes')
    expect(licenses[license].answers['hosted-service'], name).not.toBe('yes')
  }
})

it('no page answers yes to bundling or hosting the extensions', () => {
  expect(grants('| Bundle it with a product | Yes | **yes** |')).toHaveLength(1)
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => grants(readFileSync(file, 'utf8')).map((row) => `${file}: ${row}`))).toEqual([])
})

it('each statement about bundling the extensions names the licensor', () => {
  expect(silent('You can bundle the extensions.')).toHaveLength(1)
  const found = files.flatMap((file) => silent(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))
  // A question is answered in the lines after it.
  expect(found.filter((line) => !line.includes('?'))).toEqual([])
})
