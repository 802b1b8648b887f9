import {expect, it} from 'vitest'
import {linksToPages} from './navigation'

const links = [
  {label: 'Docs', to: '/docs/introduction/'},
  {label: 'Pricing', to: '/pricing/'},
  {label: 'Blog', to: '/blog/'},
]

it('menus leave out links to trees that have no pages yet', () => {
  expect(linksToPages(links, (dir) => dir !== 'blog').map(({label}) => label)).toEqual(['Docs', 'Pricing'])
  expect(linksToPages(links, () => true)).toEqual(links)
})
