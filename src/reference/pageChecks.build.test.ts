import type {Root} from 'mdast'
import {describe, expect, it} from 'vitest'
import {parseTree} from '../markdown/parseTree'
import {isPageCheckTask, rolesText} from './pageCheck'
import {pageChecks} from './pageChecks.build'

const CHECK =
  '```http hidden check\nGET /admin/realms/acme HTTP/1.1\n```\n\n```http hidden\nHTTP/1.1 200 OK\n\n{"verifyEmail": true, …}\n```'

function built(...blocks: string[]): Root {
  const tree = parseTree(blocks.join('\n\n'))
  pageChecks()(tree)
  return tree
}

const kinds = ({children}: Root): string[] =>
  children.map((node) => ('name' in node && typeof node.name === 'string' ? node.name : node.type))

describe('pageChecks', () => {
  it('puts the checks before the heading at which the how-to ends', () => {
    const tree = built('## 1. Verify', CHECK, '## Troubleshooting', 'Text.', '## Next steps')
    expect(kinds(tree)).toEqual(['heading', 'code', 'code', 'PageCheck', 'heading', 'paragraph', 'heading'])
  })

  it('puts them at the end of a page without such a heading', () => {
    expect(kinds(built('## 1. Verify', CHECK)).at(-1)).toBe('PageCheck')
  })

  it('leaves a page without checks as it is', () => {
    expect(kinds(built('## 1. Verify', 'Text.', '## Next steps'))).toEqual(['heading', 'paragraph', 'heading'])
  })

  it('gives the component the step, its anchor, and the roles', () => {
    const tree = built('## 1. Verify {/* #verify */}', CHECK)
    const node = tree.children.at(-1)
    const attribute = node?.type === 'mdxJsxFlowElement' ? node.attributes[0] : undefined
    const task: unknown = JSON.parse(typeof attribute?.value === 'string' ? attribute.value : '')
    expect(isPageCheckTask(task)).toBe(true)
    expect(task).toMatchObject({
      checks: [{step: '1. Verify', anchor: 'verify', path: '/admin/realms/acme'}],
      roles: ['view-realm'],
      names: [],
    })
  })
})

describe('rolesText', () => {
  it('lists roles in a sentence', () => {
    expect(rolesText([])).toBe('Any user of the realm can do it.')
    expect(rolesText(['a'])).toBe('The client role a of realm-management is enough.')
    expect(rolesText(['a', 'b', 'c'])).toBe('The client roles a, b, and c of realm-management are enough.')
  })
})
