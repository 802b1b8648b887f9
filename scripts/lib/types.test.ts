import {expect, it} from 'vitest'
import {typeProblems} from './types'

it('tells each mistake of the compiler with its place and its explanation', () => {
  const output = [
    "src/data/navigation.ts(12,3): error TS2741: Property 'to' is missing.",
    '  Types differ.',
    "src/data/brand.ts(3,1): error TS2304: Cannot find name 'x'.",
    '',
  ].join('\n')
  expect(typeProblems(output)).toMatchObject([
    {file: 'src/data/navigation.ts', line: 12, column: 3, what: "TS2741: Property 'to' is missing.\n  Types differ."},
    {file: 'src/data/brand.ts', line: 3, column: 1, what: "TS2304: Cannot find name 'x'."},
  ])
})

it('tells a mistake without a place', () => {
  expect(typeProblems("error TS5058: The specified path does not exist: 'tsconfig.site.json'.\n")).toMatchObject([
    {what: "error TS5058: The specified path does not exist: 'tsconfig.site.json'."},
  ])
})
