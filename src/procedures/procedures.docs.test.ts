import {existsSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {procedures} from './procedures'

it.each(procedures.map(({name, page}) => [name, page]))('%s has its page %s', (_, page) => {
  expect(existsSync(path.resolve(page))).toBe(true)
})
