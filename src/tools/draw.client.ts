import {translate} from '@docusaurus/Translate'
import {TableAttribute} from '../kit/ui/Table/attributes'
import {ReadingAttribute, type Press, type Turn} from '../lib/attributes'
import {draw} from '../lib/draw.client'
import {inlineParts} from '../lib/inlineText'
import {isLoopbackHost} from '../lib/loopback'
import type {Finding, PageLink, Report, ReportCode, ReportPart, ReportTable} from './report'
import {severityNames} from './reportText'

/** More rows than a reader looks through. The copied report has all. */
const MOST_ROWS = 200

/** A text with its code and labels as elements. */
export const inline = (text: string): (Node | string)[] =>
  inlineParts(text).map((part) => {
    if (part.kind === 'code') return draw('code', {}, part.text)
    return part.kind === 'label' ? draw('strong', {}, part.text) : part.text
  })

const pageLink = ({label, path}: PageLink): HTMLElement =>
  draw('a', {href: ON_DEMAND_SETTINGS.baseUrl + path.replace(/^\//, '')}, label)

const findingElement = ({severity, title, text, fix, page}: Finding): HTMLElement =>
  draw(
    'div',
    {class: `tool-finding tool-${severity}`},
    draw('p', {}, draw('strong', {}, `${severityNames[severity]}: `), ...inline(title)),
    ...(text === undefined ? [] : [draw('p', {}, ...inline(text))]),
    ...(fix === undefined
      ? []
      : [draw('p', {}, draw('strong', {}, `${translate({id: 'site.tool.fix', message: 'Fix:'})} `), ...inline(fix))]),
    ...(page === undefined
      ? []
      : [draw('p', {}, `${translate({id: 'site.tool.seePage', message: 'See'})} `, pageLink(page), '.')]),
  )

function tableElement({caption, head, rows}: ReportTable): HTMLElement {
  const left = rows.length - MOST_ROWS
  const table = draw(
    'table',
    {},
    draw('thead', {}, draw('tr', {}, ...head.map((name) => draw('th', {scope: 'col'}, ...inline(name))))),
    draw(
      'tbody',
      {},
      ...rows.slice(0, MOST_ROWS).map((cells) =>
        draw(
          'tr',
          {},
          ...cells.map((text, index) => {
            const label = {[TableAttribute.label]: head[index] ?? false}
            return index === 0
              ? draw('th', {scope: 'row', ...label}, ...inline(text))
              : draw('td', label, ...inline(text))
          }),
        ),
      ),
    ),
  )
  return draw(
    'div',
    {
      class: 'tool-table',
      role: 'group',
      'aria-label': translate({id: 'site.tool.table', message: 'Table: {caption}'}, {caption}),
      tabindex: '0',
    },
    draw('p', {}, draw('strong', {}, caption)),
    table,
    ...(left > 0
      ? [
          draw(
            'p',
            {},
            translate({id: 'site.tool.left', message: '{left} more rows. Copy the report to see all.'}, {left}),
          ),
        ]
      : []),
  )
}

/** A block of code that the page's own script copies, as it copies the others (`src/parts/code-block`). */
const codeElement = ({title, language, code}: ReportCode): HTMLElement =>
  draw(
    'div',
    {class: 'theme-code-block tool-code', [ReadingAttribute.turn]: 'code' satisfies Turn},
    draw(
      'p',
      {},
      draw('span', {}, ...inline(title)),
      draw(
        'button',
        {type: 'button', [ReadingAttribute.press]: 'copy' satisfies Press},
        translate({id: 'site.tool.copy', message: 'Copy'}),
      ),
      draw('span', {role: 'status'}, draw('span', {}, translate({id: 'site.tool.copied', message: 'Copied'}))),
    ),
    draw('pre', {class: `language-${language}`, tabindex: '0'}, draw('code', {}, code)),
  )

/** Whether a page may lead there: over HTTPS, or to the reader's machine. */
export function isOpenable(href: string): boolean {
  if (!URL.canParse(href)) return false
  const {protocol, hostname} = new URL(href)
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
}

function openElement(label: string, href: string): HTMLElement {
  if (!isOpenable(href))
    return draw(
      'p',
      {},
      translate(
        {id: 'site.tool.notOpened', message: '{label}: this address is neither HTTPS nor on this machine.'},
        {label},
      ),
    )
  return draw('p', {}, draw('a', {href, target: '_blank', rel: 'noopener noreferrer'}, label))
}

function element(part: ReportPart): HTMLElement {
  switch (part.kind) {
    case 'finding':
      return findingElement(part)
    case 'table':
      return tableElement(part)
    case 'code':
      return codeElement(part)
    case 'heading':
      return draw('h2', {class: 'tool-heading'}, part.text)
    case 'text':
      return draw('p', {}, ...inline(part.text))
    case 'open':
      return openElement(part.label, part.href)
  }
}

/** The elements of a report. All that comes from a reader or from a server becomes text. */
export const reportElements = (report: Report): HTMLElement[] => report.map(element)
