import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'
import {TaskBox} from './index'

it('a task that is done has a mark, which is read aloud', () => {
  const done = renderToStaticMarkup(<TaskBox type="checkbox" checked disabled />)
  const open = renderToStaticMarkup(<TaskBox type="checkbox" checked={false} disabled />)
  expect(done).toContain('aria-label="Done"')
  expect(open).toContain('aria-hidden="true"')
  expect(open).not.toContain('Done')
})
