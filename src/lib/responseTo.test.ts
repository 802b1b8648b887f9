import {expect, it} from 'vitest'
import {reports, responseTo} from './responseTo'

it('finds each severity that pages speak of', () => {
  expect(responseTo('down').hours).toBe('always')
  expect(responseTo('question').id).toBe('question')
})

it('says how often it reports', () => {
  const response = responseTo('down')
  expect(reports({...response, update: 30})).toBe('every 30 minutes')
  expect(reports({...response, update: undefined})).toBe('when there is news')
})
