import {mkdtemp, mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {takeAllFacts, takeFacts} from './articleFacts'

const facts = {metadata: {permalink: '/docs/a/'}, toc: [{value: 'What’s “it”? <b>&amp;</b>', id: 'it', level: 2}]}
const encoded = encodeURIComponent(JSON.stringify(facts))
const page = (article: string, mark: string, rest = '') =>
  `<nav data-hydrate></nav><main><article><div class="markdown">${article}</div>${mark}${rest}</article></main>`
const left = `<template data-article-facts="${encoded}"></template>`

describe('takeFacts', () => {
  it('takes the facts out of the page, whether or not the attribute has quotes', () => {
    for (const mark of [left, left.replaceAll('"', '')])
      expect(takeFacts(page('<h1>A</h1>', mark))).toEqual({html: page('<h1>A</h1>', ''), facts})
  })

  it('takes only the mark out where something in the article needs React', () => {
    expect(takeFacts(page('<button data-hydrate>', left))).toEqual({html: page('<button data-hydrate>', '')})
  })

  it('does not mind what needs React around the article', () => {
    expect(takeFacts(page('', left, '<button data-hydrate>')).facts).toEqual(facts)
  })

  it('leaves other pages as they are', () => {
    expect(takeFacts(page('<button data-hydrate>', ''))).toEqual({html: page('<button data-hydrate>', '')})
  })

  it('stops at facts that do not say whose they are', () => {
    expect(() => takeFacts('<template data-article-facts=%7B%7D></template>')).toThrow('metadata')
  })
})

describe('takeAllFacts', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'facts-'))
    await mkdir(path.join(folder, 'docs/a'), {recursive: true})
    await writeFile(path.join(folder, 'docs/a/index.html'), page('<h1>A</h1>', left))
    await writeFile(path.join(folder, 'index.html'), page('', ''))
  })
  afterEach(() => rm(folder, {recursive: true}))

  it('does so with every page of a build, and knows them by their paths', async () => {
    expect([...(await takeAllFacts(folder))]).toEqual([['/docs/a/', facts]])
    expect(await readFile(path.join(folder, 'docs/a/index.html'), 'utf8')).toBe(page('<h1>A</h1>', ''))
    expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(page('', ''))
  })
})
