import {existsSync} from 'node:fs'
import path from 'node:path'
import type {Root} from 'mdast'
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {darkTwin, imageFile, isForeign} from '../imageFile'
import {element} from './element'

const NAME = 'ImageFigure'

/**
 * Makes each image that is a paragraph of its own a figure that readers can enlarge, with its twin for dark mode if there is one.
 * The framework then finds the files and their sizes, which `imageFigureFacts` puts into the figure.
 */
export function imageFigures({root = process.cwd()}: {root?: string} = {}) {
  return (tree: Root, page: {path?: string}): void => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const [image, ...others] = paragraph.children
      if (image?.type !== 'image' || others.length > 0 || parent === undefined || index === undefined) return
      if (image.url === '' || isForeign(image.url)) return
      const dark = {...image, url: darkTwin(image.url)}
      const file = imageFile(decodeURIComponent(dark.url), path.relative(root, page.path ?? ''))
      const images = existsSync(path.join(root, file)) ? [image, dark] : [image]
      const words = {alt: image.alt ?? '', caption: image.title ?? undefined}
      parent.children[index] = element(NAME, words, [{...paragraph, children: images}])
    })
  }
}

/** Puts the address and the size of its images into each figure of `imageFigures`. */
export function imageFigureFacts() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (figure) => {
      const [paragraph] = figure.children
      if (figure.name !== NAME || paragraph?.type !== 'paragraph') return
      const [light, dark] = paragraph.children.filter((child) => child.type === 'mdxJsxTextElement')
      const darkSource = dark && attributesOf(dark, ['src']).map((source) => ({...source, name: 'dark'}))
      figure.attributes.push(...(light ? attributesOf(light, ['src', 'width', 'height']) : []), ...(darkSource ?? []))
      figure.children = []
    })
  }
}

function attributesOf({attributes}: MdxJsxTextElement, names: readonly string[]): MdxJsxAttribute[] {
  return attributes.filter((one) => one.type === 'mdxJsxAttribute').filter(({name}) => names.includes(name))
}
