import {expect, it} from 'vitest'
import {coverage} from '../data/offer/support'
import {capitalized} from './capitalized'
import {reports, responseColumns, responseRow, responseTo} from './responseTo'

it('finds each severity that pages speak of', () => {
  expect(responseTo('down').hours).toBe('always')
  expect(responseTo('question').id).toBe('question')
})

it('is a row of a table that has a cell for each column', () => {
  const response = {...responseTo('down'), firstAnswer: 15, update: 30}
  expect(responseRow(response).slice(2)).toEqual(['Within 15 minutes', 'Every 30 minutes', capitalized(coverage.long)])
  expect(responseRow(response)).toHaveLength(responseColumns.length)
})

it('says how often it reports', () => {
  const response = responseTo('down')
  expect(reports({...response, update: 30})).toBe('every 30 minutes')
  expect(reports({...response, update: undefined})).toBe('when there is news')
})
