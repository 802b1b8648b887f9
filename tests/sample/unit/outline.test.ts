import {expect, it} from 'vitest'
import {operationRoutes} from '../../../src/reference/description/outline.build'

it('the outline gives the addresses of categories and operations', () => {
  expect(operationRoutes(process.cwd())).toEqual(
    expect.arrayContaining(['/api/category/active-organization/', '/api/get-me/']),
  )
})
