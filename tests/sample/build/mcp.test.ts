import {describe, expect, it} from 'vitest'
import {publicQuestions} from '../../../src/search/publicQuestions'
import {connectBuild, resultsIn} from '../../lib/builtMcp'

const textOf = connectBuild()

describe('the documentation MCP server', () => {
  it.each(publicQuestions.slice(0, 10))(
    'finds the page that answers "$query" among the first three',
    async ({query, to}) => {
      const pages = resultsIn(await textOf('search', {query, limit: 3}))
      expect(
        pages.some((page) => to.some((wanted) => wanted.replace(/#.*/, '') === page)),
        pages.join(', '),
      ).toBe(true)
    },
  )
})
