import type {PropSidebar, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs'
import {describe, expect, it} from 'vitest'
import {isLong, pageSidebar} from './pageSidebar'

const link = (name: string, more: Partial<PropSidebarItemLink> = {}): PropSidebarItemLink => ({
  type: 'link',
  label: name,
  href: `/docs/${name}/`,
  ...more,
})

const category = (
  label: string,
  items: PropSidebar,
  more: Partial<PropSidebarItemCategory> = {},
): PropSidebarItemCategory => ({type: 'category', label, items, collapsed: true, collapsible: true, ...more})

const many = Array.from({length: 150}, (_, index) => link(`many-${index}`))

const inner = category('Inner', [link('deep')])
const first = category('First', [link('a'), inner], {href: '/docs/first/', className: 'first'})
const second = category('Second', [link('unlisted', {unlisted: true}), category('More', [link('b')])])
const long: PropSidebar = [link('start'), first, second, category('Many', many)]

const toFirst = {type: 'link', label: 'First', href: '/docs/first/', className: 'first', customProps: undefined}
const toSecond = {type: 'link', label: 'Second', href: '/docs/b/', className: undefined, customProps: undefined}
const toMany = {type: 'link', label: 'Many', href: '/docs/many-0/', className: undefined, customProps: undefined}
const toInner = {type: 'link', label: 'Inner', href: '/docs/deep/', className: undefined, customProps: undefined}

describe('pageSidebar', () => {
  it('leaves a sidebar of 150 links whole', () => {
    expect(isLong(many)).toBe(false)
    expect(pageSidebar([first, second], '/docs/a/')).toEqual([first, second])
  })

  it('of a longer one, opens the categories that the page is in, and leads to the others', () => {
    expect(isLong(long)).toBe(true)
    expect(pageSidebar(long, '/docs/a/')).toEqual([
      link('start'),
      {...first, items: [link('a'), toInner]},
      toSecond,
      toMany,
    ])
    expect(pageSidebar(long, '/docs/deep')).toEqual([link('start'), first, toSecond, toMany])
  })

  it('is in a category on the category’s own page', () => {
    expect(pageSidebar(long, '/docs/first/')[1]).toEqual({...first, items: [link('a'), toInner]})
  })

  it('on a page that the sidebar does not have, leads to all', () => {
    expect(pageSidebar(long, '/docs/elsewhere/')).toEqual([link('start'), toFirst, toSecond, toMany])
  })

  it('does not close what can’t be closed, and leaves out what leads nowhere', () => {
    const fixed = category('Fixed', [link('c'), inner], {collapsible: false})
    const hidden = category('Hidden', [link('d', {unlisted: true})], {href: '/docs/hidden/', linkUnlisted: true})
    const html = {type: 'html', value: '<hr>', defaultStyle: false} as const
    expect(pageSidebar([fixed, hidden, html, ...many], '/docs/a/')).toEqual([
      {...fixed, items: [link('c'), toInner]},
      html,
      ...many,
    ])
    expect(pageSidebar([hidden, ...many], '/docs/d/')).toEqual([hidden, ...many])
  })
})
