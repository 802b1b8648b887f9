import {expect, it} from 'vitest'
import {parseTree} from '../../markdown/parseTree'
import {checklistOf} from './checklist'

const ADDRESS = 'https://site.example/guides/launch/'

it('a checklist has the tasks of each numbered step, with the pages that they link to', () => {
  const guide = [
    '## Prerequisites\n\n- an account',
    '## 1. Prepare\n\nText.\n\n- Read [the\n  plan](/docs/plan/#first) and `code`.\n\n  More about it.\n- Ask.',
    '## 2. Go\n\n- Press the button.',
    '## Next steps\n\n- [Home](/)',
  ].join('\n\n')
  expect(checklistOf(parseTree(guide), 'Launch', ADDRESS)).toBe(
    [
      '# Launch',
      '',
      `From ${ADDRESS}`,
      '',
      '## 1. Prepare',
      '',
      '- [ ] Read the plan and code. (https://site.example/docs/plan/#first)',
      '- [ ] Ask.',
      '',
      '## 2. Go',
      '',
      '- [ ] Press the button.',
      '',
    ].join('\n'),
  )
})

it('a guide without steps has no checklist', () => {
  expect(checklistOf(parseTree('## Prerequisites\n\n- an account'), 'Launch', ADDRESS)).toBeUndefined()
})
