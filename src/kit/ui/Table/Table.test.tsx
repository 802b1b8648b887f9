import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'
import {Table, TableHeading} from '.'

function drawn(columns: readonly string[], rows: readonly (readonly ReactNode[])[]): string {
  return renderToStaticMarkup(
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHeading key={column}>{column}</TableHeading>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>,
  )
}

const rowHeadings = (html: string): string[] =>
  [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, text = '']) => text)

it('the first cell of each row is its heading where the column names the rows', () => {
  const html = drawn(
    ['', 'Shared', 'Dedicated'],
    [
      ['Realms', '1', 'Several'],
      [<code key="code">users</code>, '1', 'Several'],
    ],
  )
  expect(rowHeadings(html)).toEqual(['Realms', '<code>users</code>'])
  expect(html).toContain('<td data-label="Shared">1</td>')
})

it.each([
  [
    'repeats itself',
    ['Status', 'Cause'],
    [
      ['401', 'no token'],
      ['401', 'an old token'],
    ],
  ],
  [
    'has an empty cell',
    ['Plan', 'Price'],
    [
      ['Shared', '$99'],
      ['', '$499'],
    ],
  ],
  ['is the only one', ['Name'], [['one'], ['two']]],
])('no row has a heading where the first column %s', (_, columns, rows) => {
  expect(rowHeadings(drawn(columns, rows))).toEqual([])
})
