import {expect, it} from 'vitest'
import {jsonBlock} from './blocks.build'

it('shows the name of an example, which can have Markdown and quotation marks, as the title of its code', () => {
  expect(jsonBlock({id: 1}, '201 Created: The `managed` certificate\nof "acme"')).toBe(
    '```json title="201 Created: The managed certificate of \'acme\'"\n{\n  "id": 1\n}\n```',
  )
})
