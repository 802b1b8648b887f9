import {expect, it} from 'vitest'
import {boxAround, pointAt} from './frame'

const window = {width: 800, height: 600}

it('a picture is cut around all of its parts, with room on every side, on whole pixels', () => {
  const parts = [
    {x: 100.4, y: 50, width: 200, height: 20},
    {x: 350, y: 200.2, width: 10, height: 30.5},
  ]
  expect(boxAround(parts, 16, window)).toEqual({x: 84, y: 34, width: 292, height: 213})
})

it('a picture never reaches over the edge of the window', () => {
  expect(boxAround([{x: 4, y: 4, width: 790, height: 700}], 16, window)).toEqual({x: 0, y: 0, width: 800, height: 600})
})

it('a mark is at the beginning of its element, in its middle, counted from what the picture is cut to', () => {
  const element = {x: 120, y: 60, width: 300, height: 40}
  expect(pointAt(element)).toEqual({x: 120, y: 80})
  expect(pointAt(element, {x: 100, y: 50, width: 400, height: 200})).toEqual({x: 20, y: 30})
})
