import {readFile} from 'node:fs/promises'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'

it('each page with steps in the admin console has a picture of it', async () => {
  const pages = await Promise.all(
    globSync('docs/**/*.mdx').map(async (file) => ({file, text: await readFile(file, 'utf8')})),
  )
  const withSteps = pages.filter(({text}) => text.includes('{/* console */}'))
  expect(withSteps.length).toBeGreaterThan(40)
  expect(withSteps.filter(({text}) => !text.includes('<Screenshot')).map(({file}) => file)).toEqual([])
})
