import {describe, expect, it} from 'vitest'
import {sidebarFiles, withoutClosedSections} from './sidebars'

const list = (name: string): string =>
  `<ul class="menu__list">${'.'.repeat(3000)}<li><a href="/docs/${name}/page/">${name}</a></li></ul>`

const section = (name: string, isOpen = false, inner = ''): string =>
  `<li><a class="menu__link" href="/docs/${name}/">${name}</a><details class="s" name="sidebar"${isOpen ? ' open=""' : ''}><summary aria-label="Pages in “${name}”"></summary>${list(name)}${inner}</details></li>`

const nested = '<details class="s" name="sidebar-1"><summary>Gateways</summary><ul><li>Envoy</li></ul></details>'

const page = (...sections: string[]): string =>
  `<nav data-secondary-menu="true"><ul>${sections.join('')}</ul></nav><details><summary>Text</summary><p>Text</p></details>`

const first = page(section('sso', true, nested), section('users', false, nested), section('tools'))
const second = page(section('sso', false, nested), section('users', true, nested), section('tools'))

describe('the closed categories of a sidebar', () => {
  const {files, fileOf} = sidebarFiles([{html: first}, {html: second}])
  const [[file, text] = ['', '']] = [...files]

  it('are in one file for all pages with the sidebar, by the link to their category', () => {
    expect(files.size).toBe(1)
    expect(file).toMatch(/^assets\/sidebars\/[\da-f]{8}\.htm$/)
    expect([fileOf(first), fileOf(second)]).toEqual([file, file])
    expect(text).toBe(
      `<a href="/docs/users/"></a>${list('users')}${nested}<a href="/docs/tools/"></a>${list('tools')}<a href="/docs/sso/"></a>${list('sso')}${nested}`,
    )
  })

  it('are left out of a page, which names their file; the open one and other details stay', () => {
    const html = withoutClosedSections(first, `/base/${file}`)
    expect(html).toContain(`data-secondary-menu="/base/${file}"`)
    expect(html).toContain(list('sso') + nested)
    expect(html).toContain('<summary aria-label="Pages in “users”"></summary></details>')
    expect(html).toContain('<details><summary>Text</summary><p>Text</p></details>')
    expect(html).not.toContain('/docs/tools/page/')
  })

  it('stay in a page where they are short, and a page without a sidebar has no file', () => {
    const short = page(section('sso', true), section('users'))
    expect(sidebarFiles([{html: short}]).files.size).toBe(0)
    expect(fileOf(short)).toBeUndefined()
    expect(fileOf('<p>No sidebar</p>')).toBeUndefined()
  })
})
