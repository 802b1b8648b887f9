import {ESLint} from 'eslint'
import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'

/** The messages of the import-direction rule for a file of the site with this text in its place. */
async function importErrors(filePath: string, text: string): Promise<string[]> {
  const results = await new ESLint({cwd: ROOT}).lintText(text, {filePath})
  return results.flatMap(({messages}) =>
    messages.flatMap(({ruleId, message}) => (ruleId === 'boundaries/dependencies' ? [message] : [])),
  )
}

it('an import against the direction fails, with what is allowed', async () => {
  const errors = await importErrors('src/data/blog.ts', "export {formatProblem} from '../lib/problem'\n")
  expect(errors).toEqual([expect.stringMatching(/^data may not import lib\. Allowed: data → lib/)])
})

it('a component may not import a page', async () => {
  const errors = await importErrors(
    'src/components/ui/Button/index.tsx',
    "export {content} from '../../../pages/_content'\n",
  )
  expect(errors).toHaveLength(1)
})

it('an import along the direction passes', async () => {
  expect(await importErrors('src/lib/problem.ts', "export {brand} from '../data/brand'\n")).toEqual([])
})
