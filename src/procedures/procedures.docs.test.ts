import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {procedures} from './procedures'

it.each(procedures.map(({name, page}) => [name, page]))('%s is offered and proven by its page %s', (name, page) => {
  const source = readFileSync(path.resolve(page), 'utf8')
  expect(source).toMatch(/^proof:/m)
  expect(source).toContain(`\n<Procedure name="${name}" />\n`)
})
