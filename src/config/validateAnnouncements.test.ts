import {describe, expect, it} from 'vitest'
import {validateAnnouncements} from './validateAnnouncements'

const valid = {
  id: 'status-page',
  text: 'See incidents on the',
  link: {label: 'status page', to: '/docs/service/#status'},
  from: '2026-12-01',
  until: '2026-12-01',
  paths: ['/docs/', '/'],
}

const messageFor =
  (...candidate: unknown[]) =>
  () =>
    validateAnnouncements(candidate)

describe('the announcements', () => {
  it('are taken as they are if every field is right', () => {
    const list = [valid, {id: 'short', text: 'We have moved.'}]
    expect(validateAnnouncements(list)).toEqual(list)
  })

  it.each([
    ['id', undefined, 'Announcement 1 has no "id".'],
    ['id', 'Status page', 'Announcement 1 ("Status page") has "Status page" as "id"'],
    ['text', ' ', 'Announcement 1 ("status-page") has " " as "text"'],
    ['link', {label: 'docs', to: 'docs/'}, 'has "docs/" as "link.to"'],
    ['link', {label: 'docs', to: '/docs'}, 'has "/docs" as "link.to"'],
    ['link', {to: '/docs/'}, 'has no "link.label"'],
    ['from', '2026-2-30', 'has "2026-2-30" as "from"'],
    ['until', '2026-02-30', 'has "2026-02-30" as "until"'],
    ['paths', [], 'has [] as "paths"'],
    ['paths', ['docs/'], 'has "docs/" as "paths.0"'],
    ['paths', ['/docs'], 'has "/docs" as "paths.0"'],
    ['path', '/docs/', 'has a field "path" that the site doesn\'t know'],
  ])('name a wrong %s: %j', (field, value, expected) => {
    const wrong = messageFor({...valid, [field]: value})
    expect(wrong).toThrow(`src/data/announcements.ts  `)
    expect(wrong).toThrow(expected)
    expect(wrong).toThrow('Allowed: ')
  })

  it('name a second announcement with the same ID', () => {
    expect(messageFor(valid, {...valid, text: 'More'})).toThrow(
      'Announcement 2 ("status-page") has the ID of announcement 1.',
    )
  })

  it('name one that ends before it starts', () => {
    expect(messageFor({...valid, until: '2026-11-30'})).toThrow(
      'Announcement 1 ("status-page") ends on 2026-11-30, before it starts on 2026-12-01.',
    )
  })
})
