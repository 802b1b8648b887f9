import {readdirSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import * as z from 'zod'
import {tags} from '../../../data/tags'
import {motifOf} from './motifs'

/** Every point that a path names with absolute coordinates, and how far a line from it runs to the right. */
const points = (path: string): number[][] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)(?:h(\d+))?/g)].map(([, x, y, right = 0]) => [
    Number(x) + Number(right),
    Number(y),
  ])

const frontMatter = z.object({slug: z.string(), tags: z.array(z.string())})

/** The posts that there are, as their covers are drawn. */
const posts = readdirSync('blog')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => frontMatter.parse(parse(readFileSync(`blog/${file}`, 'utf8').split('\n---')[0] ?? '')))

describe('the cover of a post', () => {
  it('is like no other', () => {
    const covers = posts.map(({slug, tags: keys}) => JSON.stringify(motifOf(`/blog/${slug}/`, keys)))
    expect(posts.filter((_, index) => covers.indexOf(covers[index] ?? '') !== index)).toEqual([])
  })

  it('is the same at each build, and another for another post', () => {
    expect(motifOf('/blog/a/', ['webhooks'])).toEqual(motifOf('/blog/a/', ['webhooks']))
    expect(motifOf('/blog/a/', ['webhooks'])).not.toEqual(motifOf('/blog/b/', ['webhooks']))
  })

  it('shows the first of its tags that has a motif', () => {
    expect(motifOf('/blog/a/', ['tutorial', 'security', 'webhooks'])).toEqual(motifOf('/blog/a/', ['security']))
    expect(motifOf('/blog/a/', ['webhooks'])).not.toEqual(motifOf('/blog/a/', ['security']))
  })

  it.each([...Object.keys(tags), 'none'])('of %s stays on its plate and has one accent', (tag) => {
    for (const slug of ['one', 'two', 'three', 'four']) {
      const motif = motifOf(slug, [tag])
      expect(motif.accent).not.toBe('')
      for (const [x = -1, y = -1] of Object.values(motif).flatMap(points)) {
        expect(x, slug).toBeGreaterThanOrEqual(16)
        expect(x, slug).toBeLessThanOrEqual(304)
        expect(y, slug).toBeGreaterThanOrEqual(16)
        expect(y, slug).toBeLessThanOrEqual(164)
      }
    }
  })
})
