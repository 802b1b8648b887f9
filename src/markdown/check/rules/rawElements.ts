import type {Nodes} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {attributeText, writtenAttributes} from '../../attributes'
import {isElement, ownComponents} from './elements'
import {placeOf, type Finding, type Rule} from './finding'

/** Elements that HTML has no more. */
const OUTDATED = ['acronym', 'basefont', 'big', 'blink', 'center', 'font', 'frameset', 'marquee', 'strike', 'tt']

/** Elements of HTML that stop the build, that readers get nothing of, or that the rest of the site doesn't know. */
export const rawElements: Rule = (tree) => {
  const findings: Finding[] = []
  const own = ownComponents(tree)
  visit(tree, (node: Nodes) => {
    if (!isElement(node)) return
    const name = node.name ?? ''
    // Tabs take no style at all (rules/tabs.ts). A page's own component can give the word another meaning.
    if (!own.has(name) && !['Tabs', 'TabItem'].includes(name)) findings.push(...checkStyle(node))
    if (!/^[a-z]/.test(name)) return
    const at = placeOf(node)
    for (const handler of writtenAttributes(node).filter((each) => /^on[a-z]/i.test(each))) {
      findings.push({
        ...at,
        what: `The "${handler}" of the <${name}> has no effect, because pages load no script before the reader interacts with them.`,
        allowed: 'links, <details>, and components (src/markdown/components)',
        fix: 'Remove it.',
      })
    }
    if (/^h[1-6]$/.test(name)) {
      findings.push({
        ...at,
        what: `The <${name}> isn't a heading of the page. It has no anchor, and the table of contents doesn't list it.`,
        allowed: '## to ####',
        fix: `Write ${'#'.repeat(Math.max(2, Number(name[1])))} and the words.`,
      })
    }
    if (OUTDATED.includes(name)) {
      findings.push({
        ...at,
        what: `HTML no longer has <${name}>.`,
        fix: 'Remove it, and write the text in Markdown. The site sets its style.',
      })
    }
    findings.push(...unseen(node))
    if (name === 'img' && !writtenAttributes(node).some((each) => /^src(?:set)?$/i.test(each)) && !hasSpread(node)) {
      findings.push({...at, what: 'The <img> has no src.', fix: 'Write ![what it shows](./image.png).'})
    }
  })
  return findings
}

/** What other checks of links, images and the policy don't see. */
function unseen(node: MdxJsxFlowElement | MdxJsxTextElement): Finding[] {
  const at = placeOf(node)
  const name = node.name ?? ''
  const findings: Finding[] = []
  if (writtenAttributes(node).includes('dangerouslySetInnerHTML')) {
    findings.push({
      ...at,
      what: `The HTML in "dangerouslySetInnerHTML" of the <${name}> isn't checked: its links can be broken, and the site's content security policy can block it.`,
      allowed: 'Markdown, elements, and components (src/markdown/components)',
      fix: `Write the content between <${name}> and </${name}>.`,
    })
  }
  const style = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'style')?.value
  if (typeof style === 'object' && /\burl\(/.test(style?.value ?? '')) {
    findings.push({
      ...at,
      what: `The url(…) in the style of the <${name}> isn't checked, so readers might not see the image.`,
      fix: 'Remove it. To show an image, write ![what it shows](./image.png).',
    })
  }
  const used = name === 'use' ? ['href', 'xlinkHref'].map((one) => attributeText(node, one)).find(Boolean) : undefined
  if (used !== undefined && !used.startsWith('#')) {
    findings.push({
      ...at,
      what: `The <use> refers to "${used}", a file that isn't checked.`,
      allowed: 'a part of the same <svg>, for example #arrow',
      fix: 'Write ![what it shows](/img/drawing.svg), and save the drawing below static/img/.',
    })
  }
  return findings
}

const hasSpread = ({attributes}: MdxJsxFlowElement | MdxJsxTextElement): boolean =>
  attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')

/** React stops at `style="color: red"`. */
function checkStyle(node: MdxJsxFlowElement | MdxJsxTextElement): Finding[] {
  const style = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'style')
  if (style === undefined || (typeof style.value === 'object' && style.value !== null)) return []
  const rules = (style.value ?? '').split(';').flatMap((rule) => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(rule) ?? []
    if (property === undefined || value === undefined) return []
    const name = property.startsWith('--')
      ? `'${property}'`
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [`${name}: '${value.replaceAll("'", String.raw`\'`)}'`]
  })
  return [
    {
      ...placeOf(node),
      what: `The style of the <${node.name ?? ''}> is a string, but React needs an object.`,
      allowed: "an object: style={{color: 'red'}}",
      fix: rules.length === 0 ? 'Remove it.' : `Write style={{${rules.join(', ')}}}.`,
    },
  ]
}
