import {expect, it} from 'vitest'
import {dropEmptyTables} from './dropEmptyTables'

const table = '| Task | Start with |\n| --- | :-- |\n'
const row = '| Log in | [Login](/docs/login/) |\n'

it('removes a table without rows', () => {
  expect(dropEmptyTables(`Text.\n\n${table}\nMore.\n`)).toBe('Text.\n\nMore.\n')
})

it('removes a heading that had only the table', () => {
  expect(dropEmptyTables(`## Tasks\n\n${table}\n## Parts\n\nText.\n`)).toBe('## Parts\n\nText.\n')
  expect(dropEmptyTables(`## Tasks\n\n${table}`)).toBe('')
})

it('keeps a heading with text, and a table with a row', () => {
  expect(dropEmptyTables(`## Tasks\n\n${table}\nText.\n`)).toBe('## Tasks\n\nText.\n')
  expect(dropEmptyTables(`## Tasks\n\n${table}${row}\n## Parts\n`)).toBe(`## Tasks\n\n${table}${row}\n## Parts\n`)
})
