import {beforeAll, expect, it} from 'vitest'
import {readPosts} from '../../../scripts/lib/posts'
import {ROOT} from '../../../scripts/lib/root'
import {blogShape, shapeOf, type PostShape} from '../../../src/markdown/style/shape'

let posts: {file: string; shape: PostShape}[] = []
beforeAll(async () => {
  posts = (await readPosts(ROOT)).map(({file, source}) => ({file, shape: shapeOf(source)}))
})

const filesThat = (are: (shape: PostShape) => boolean): string[] =>
  posts.filter(({shape}) => are(shape)).map(({file}) => file)

it('no post has an update note: later facts are in "What changed since" at the end, or in the docs', () => {
  expect(filesThat(({updates}) => updates > 0)).toEqual([])
})

it('no post speaks of itself as "this post" or "this article"', () => {
  expect(filesThat(({namesItself}) => namesItself)).toEqual([])
})

it('each post has a fold after one to five paragraphs', () => {
  expect(filesThat(({beforeFold = 0}) => beforeFold < 1 || beforeFold > 5)).toEqual([])
})

it('at most a quarter of the titles have a colon', () => {
  const withColon = filesThat(({hasColonInTitle}) => hasColonInTitle)
  expect(withColon.length, withColon.join('\n')).toBeLessThanOrEqual(posts.length / 4)
})

it('posts differ in length: notes, tutorials five times as long, and no common size', () => {
  const {words, short} = blogShape(posts.map(({shape}) => shape))
  const lengths = posts.map(({shape}) => shape.words).toSorted((a, b) => a - b)
  const [first = 0, third = 0] = [0.25, 0.75].map((part) => lengths[Math.floor(lengths.length * part)])
  expect(short).toBeGreaterThanOrEqual(0.25)
  expect(words.least).toBeGreaterThanOrEqual(250)
  expect(words.most).toBeGreaterThanOrEqual(words.least * 5)
  expect((third - first) / words.median, 'spread of the middle half').toBeGreaterThanOrEqual(0.25)
})

it('posts differ in where the fold is: no number of paragraphs is that of more than two thirds', () => {
  const {folds} = blogShape(posts.map(({shape}) => shape))
  expect(Math.max(...Object.values(folds)) / posts.length).toBeLessThanOrEqual(2 / 3)
})
