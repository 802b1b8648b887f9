import path from 'node:path'
import {expect, it} from 'vitest'
import {screenshots} from '../../../src/data/screenshots'
import {builtPages} from '../../lib/builtSite'

it('each screenshot is shown by some page', async () => {
  const shown = (await builtPages()).flatMap(({$}) =>
    $('figure picture source:not([media])')
      .toArray()
      .map(({attribs}) => path.basename(attribs.srcset ?? '', '.avif')),
  )
  expect(shown).toEqual(expect.arrayContaining(Object.keys(screenshots)))
})
