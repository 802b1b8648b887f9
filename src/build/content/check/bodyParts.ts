import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {attributeText, writtenAttributes} from '../attributes'
import type {Body} from './body'
import {placeOf} from './rules/finding'

/** Attributes with an address of something that the browser loads. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset', 'srcSet'],
  source: ['src', 'srcset', 'srcSet'],
  iframe: ['src', 'srcdoc', 'srcDoc'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  link: ['href'],
  form: ['action'],
  base: ['href'],
  input: ['src'],
  image: ['href'],
}

/** Elements whose text the browser runs or applies. */
const CODE = ['script', 'style']

/** Where an element leads, and what it loads. */
export function collectElement(node: MdxJsxFlowElement | MdxJsxTextElement, body: Pick<Body, 'links' | 'loads'>): void {
  const name = node.name ?? ''
  const at = placeOf(node)
  const isComponent = /^[A-Z]/.test(name)
  const leads = isComponent ? ['href', 'to'] : name === 'a' || name === 'area' ? ['href'] : []
  for (const attribute of leads) {
    const url = attributeText(node, attribute)
    // A component may call something else so.
    if (url !== undefined && (!isComponent || /^(?:[./#]|\w+:)/.test(url)))
      body.links.push({...at, url, element: `<${name} ${attribute}>`})
  }
  const loads = (LOADED[name] ?? []).flatMap((attribute) => {
    const text = attributeText(node, attribute)
    if (text === undefined) return []
    const urls = /^srcset$/i.test(attribute) ? text.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '') : [text]
    return urls.map((url) => ({...at, element: name, attribute, url}))
  })
  body.loads.push(...loads)
  if (CODE.includes(name) && !writtenAttributes(node).includes('src'))
    body.loads.push({...at, element: name, attribute: '', url: ''})
}
