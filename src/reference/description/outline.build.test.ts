import {describe, expect, it} from 'vitest'
import {brand} from '../../data/brand'
import {bundleSource} from './bundle.build'
import {readDescription} from './read.build'
import {operationsOf} from './description.build'
import {readOutline} from './outline.build'

const outline = readOutline(process.cwd())

describe('the outline', () => {
  it('is what the checked description says, category by category', async () => {
    const description = readDescription(await bundleSource(process.cwd(), brand))
    const operations = operationsOf(description)
    expect(outline).toMatchObject(
      description.tags.map(({name}) => ({
        name,
        operations: operations
          .filter(({tags}) => tags[0] === name)
          .map(({operationId, summary, method}) => ({operationId, summary, method})),
      })),
    )
  })
})
