import {describe, expect, it} from 'vitest'
import type {Announcement} from '../../data/types'
import {announcementFor, onDay} from './announcements'

const announcement = (id: string, limits: Partial<Announcement> = {}): Announcement => ({id, text: 'News', ...limits})
const idsOn = (day: string, limits: Partial<Announcement>) => onDay([announcement('a', limits)], day).length

describe('onDay', () => {
  it.each(['2026-11-30', '2026-12-25'])('leaves out on %s what is shown from December 1 until 24', (day) => {
    expect(idsOn(day, {from: '2026-12-01', until: '2026-12-24'})).toBe(0)
  })

  it.each(['2026-12-01', '2026-12-24'])('keeps on %s what is shown from December 1 until 24', (day) => {
    expect(idsOn(day, {from: '2026-12-01', until: '2026-12-24'})).toBe(1)
  })

  it('takes an announcement with one day for open at the other end', () => {
    expect(idsOn('2030-01-01', {from: '2026-12-01'})).toBe(1)
    expect(idsOn('2020-01-01', {until: '2026-12-24'})).toBe(1)
    expect(idsOn('2020-01-01', {from: '2026-12-01'})).toBe(0)
  })
})

describe('announcementFor', () => {
  const list = [announcement('docs', {paths: ['/docs/sso/', '/api/']}), announcement('all'), announcement('later')]

  it.each([
    ['/docs/sso/setup/', 'docs'],
    ['/api/', 'docs'],
    ['/docs/', 'all'],
    ['/', 'all'],
    ['/404.html', 'all'],
  ])('is on %s the first whose paths fit: %s', (path, id) => {
    expect(announcementFor(list, path)?.id).toBe(id)
  })

  it('is none if no paths fit', () => {
    expect(announcementFor(list.slice(0, 1), '/blog/')).toBeUndefined()
  })
})
