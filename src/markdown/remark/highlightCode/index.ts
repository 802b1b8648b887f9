import path from 'node:path'
import type {Code, Root} from 'mdast'
import type {MdxJsxFlowElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {fenceAttributes} from '../../fenceMeta'
import {SiteError} from '../../../lib/problem'
import {languageNames} from './languages'
import {element} from '../element'
import {lineMarks} from './lineMarks'
import {KEEPS_IDS} from '../contextValues/findValues'
import {toHtml} from './toHtml'

/**
 * Colours code blocks while the site is built, so that no highlighter is sent to readers: each becomes
 *
 *     <CodeBlock language="js" title="app.js" firstLine="1" html="<span class=…>…" />
 *
 * The fence understands what the framework's does: `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=7`, and
 * comments such as `// highlight-next-line` in the code; besides, lines that are new or go (`lineMarks.ts`). Values that
 * readers have of their own are marked (`../contextValues`).
 * @throws SiteError when the language is not one that is known.
 */
export function highlightCode({root = process.cwd()}: {root?: string} = {}) {
  return (tree: Root, page: {path?: string}): void => {
    visit(tree, 'code', (block, index, parent) => {
      if (parent === undefined || index === undefined) return
      parent.children[index] = codeBlock(block, path.relative(root, page.path ?? ''))
    })
  }
}

function codeBlock(block: Code, file: string): MdxJsxFlowElement {
  const meta = block.meta ?? ''
  const {code, marks, language} = lineMarks(block.value, meta, languageOf(block.lang, block, file))
  const firstLine = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta)
  return element('CodeBlock', {
    language,
    title: fenceAttributes(meta).get('title'),
    firstLine: firstLine === null ? undefined : (firstLine[1] ?? '1'),
    html: toHtml(code, languageOf(language, block, file), {
      marks,
      isNumbered: firstLine !== null,
      keepsIds: meta.split(/\s+/).includes(KEEPS_IDS),
    }),
  })
}

function languageOf(name: Code['lang'], {position}: Code, file: string): string {
  const language = name?.toLowerCase() ?? 'text'
  if (languageNames.includes(language)) return language
  throw new SiteError({
    file,
    line: position?.start.line ?? 1,
    what: `The code block is in "${language}", a language that the site doesn't highlight.`,
    allowed: languageNames.join(', '),
    fix: 'Use one of these, use "text" if none fits, or add a grammar of prismjs in src/markdown/remark/highlightCode/languages.ts.',
  })
}
