import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {Code, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {fenceAttributes} from '../fenceMeta'
import {extractRegion, regionNames, withoutMarkers} from '../../lib/regions'
import {SiteError, type Problem} from '../../lib/problem'
import {sourceText} from '../../lib/sourceText'

/** Options of {@link codeFromFile}. */
export type CodeFromFileOptions = {
  /** The folder that `file="…"` is relative to. Default: the current working directory, the site's root. */
  root?: string
}

/**
 * Fills a code block from a file, so that what readers copy is what the tests ran:
 *
 *     ```js title="main.js" file="samples/app/src/main.js" region="login"
 *     ```
 *
 * Without `region` the whole file is shown. Brand tokens in the file stay as they are.
 * @throws SiteError when the file or the region does not exist, or when the block has a body of its own.
 */
export function codeFromFile({root = process.cwd()}: CodeFromFileOptions = {}) {
  return (tree: Root, page: {path?: string}): void => {
    visit(tree, 'code', (block) => {
      const attributes = fenceAttributes(block.meta)
      const file = attributes.get('file')
      if (file === undefined) return
      block.value = readCode(block, {page: page.path ?? '', root, file, region: attributes.get('region')})
    })
  }
}

type Source = {page: string; root: string; file: string; region: string | undefined}

function readCode(block: Code, {page, root, file, region}: Source): string {
  const place = {file: path.relative(root, page), line: block.position?.start.line ?? 1}
  if (block.value.trim() !== '') {
    throw new SiteError({
      ...place,
      what: `The code block quotes "${file}" but also contains code.`,
      fix: 'Remove the code between the fences, or the file="…" after the language.',
    })
  }
  const source = readSource(path.join(root, file))
  const problem = missingQuote({file, region}, source)
  if (problem !== undefined) throw new SiteError({...place, ...problem})
  return (region === undefined ? withoutMarkers(source ?? '') : extractRegion(source ?? '', region)) ?? ''
}

/**
 * Why a file or a region of it can't be quoted; undefined where it can.
 * @param source text of the file; undefined where there is none.
 */
export function missingQuote(
  {file, region}: {file: string; region?: string | undefined},
  source: string | undefined,
): Problem | undefined {
  if (source === undefined) {
    return {
      what: `The code block quotes "${file}", which doesn't exist.`,
      allowed: 'a path relative to the root of the site, for example samples/getting-started/src/main.js',
      fix: 'Correct the path in file="…".',
    }
  }
  if (region === undefined || extractRegion(source, region) !== undefined) return undefined
  return {
    what: `The code block quotes the region "${region}", which isn't marked in "${file}".`,
    allowed: regionNames(source).join(', ') || 'no region: the file has no "#region name" comment',
    fix: `Correct region="…", or put "#region ${region}" and "#endregion ${region}" comments into the file.`,
  }
}

function readSource(file: string): string | undefined {
  try {
    return sourceText(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
