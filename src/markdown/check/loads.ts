import {existsSync} from 'node:fs'
import path from 'node:path'
import type {Problem} from '../../lib/problem'
import type {Body} from './body'
import {place, type Page} from './page'
import {allows, sourcesOf, type Policy} from './policy'

type Load = Body['loads'][number]

/** What it is checked against. */
type Against = {siteDir: string; policy: Policy; replaceTokens: (text: string) => string}

/** Which directive decides about an element's attribute. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  iframe: 'frame-src',
  frame: 'frame-src',
  embed: 'object-src',
  object: 'object-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
  link: 'style-src',
  form: 'form-action',
  base: 'base-uri',
}

const INSTEAD: Readonly<Record<string, string>> = {
  'frame-src': 'Link to it: [what it shows](…). You can use a picture of it as the link.',
  'media-src': 'Link to it: [what it shows](…). You can use a picture of it as the link.',
  'object-src': 'Link to the file: [what it is](…).',
  'img-src': 'Check the license of the image, save it next to the page or below static/img/, and write ![…](…).',
  'form-action': 'Link to the page with the form.',
}

function directiveOf({element, attribute}: Load): string {
  if (/^srcset$/i.test(attribute) || attribute === 'poster') return 'img-src'
  return DIRECTIVES[element] ?? 'img-src'
}

/** What an element loads, where the pages' policy blocks it or where it is not there. */
export function checkLoads(load: Load, page: Page, {policy, siteDir, replaceTokens}: Against): Problem[] {
  const {element, attribute} = load
  const at = place(page, load)
  if (element === 'script' || element === 'style') return [codeElement(load, page)]
  const url = replaceTokens(load.url).trim()
  const written = `<${element} ${attribute}="${load.url.slice(0, 60)}">`
  if (url === '') {
    return [{...at, what: `The ${written} has no address.`, fix: `Add the address, or remove the <${element}>.`}]
  }
  const directive = directiveOf(load)
  const isDocument = /^srcdoc$/i.test(attribute)
  if (isDocument || !allows(sourcesOf(policy, directive), url)) {
    return [
      {
        ...at,
        what: `Readers wouldn't see ${written}, because the site's content security policy blocks it.`,
        allowed: `${directive} ${sourcesOf(policy, directive).join(' ')} (src/config/headers.ts)`,
        fix: INSTEAD[directive] ?? `Remove the <${element}>.`,
      },
    ]
  }
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) || element === 'form' ? [] : checkFile(load, url, page, siteDir)
}

function codeElement(load: Load, page: Page): Problem {
  const isStyle = load.element === 'style'
  return {
    ...place(page, load),
    what: `The <${load.element}> of a page would not run: ${isStyle ? "the site's content security policy blocks inline styles" : 'pages load no script before the reader interacts with them'}.`,
    allowed: isStyle
      ? 'style={{…}} on an element, or a component'
      : 'components (src/markdown/components), and src/client for their behavior',
    fix: `Remove it. To show it as an example, put it into a \`\`\`${isStyle ? 'css' : 'html'} block.`,
  }
}

/** The build copies no file for an element: its path is that of a file in `static/`. */
function checkFile(load: Load, url: string, page: Page, siteDir: string): Problem[] {
  const at = place(page, load)
  const file = url.replace(/[?#].*$/s, '')
  if (!file.startsWith('/')) {
    return [
      {
        ...at,
        what: `<${load.element} ${load.attribute}="${load.url}"> refers to a file next to the page. The build publishes such files only for Markdown links and images.`,
        allowed: 'a path that starts with / for a file below static/',
        fix:
          load.element === 'img'
            ? `Write ![…](${load.url}).`
            : 'Move the file below static/ and use its path from there.',
      },
    ]
  }
  const target = path.join('static', file)
  if (existsSync(path.join(siteDir, target))) return []
  return [
    {
      ...at,
      what: `The file of <${load.element} ${load.attribute}="${load.url}"> doesn't exist (looked for ${target}).`,
      allowed: 'a path that starts with / for a file below static/',
      fix: 'Correct the path, or add the file.',
    },
  ]
}
