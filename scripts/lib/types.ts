import path from 'node:path'
import {SiteError, type Problem} from '../../src/lib/problem'
import {execNode} from './exec'

/**
 * Checks the types of what the site is built from, for example that each entry of a menu has an address. What the compiler
 * knows is kept in `.cache/`, so that the next time takes a quarter of it.
 * @param root absolute path of the site's root. @param signal ends it.
 * @throws SiteError with all mistakes.
 */
export async function checkTypes(root: string, signal?: AbortSignal): Promise<void> {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const info = path.join(root, '.cache/types.tsbuildinfo')
  const args = ['--project', 'tsconfig.site.json', '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false']
  const {code, output} = await execNode(compiler, args, {cwd: root, signal})
  if (code !== 0) throw new SiteError(typeProblems(output))
}

/** What the compiler prints, as problems. Lines that explain a mistake are indented below it. */
export function typeProblems(output: string): Problem[] {
  const mistakes = output.split(/\n(?=\S)/).filter((text) => text.trim() !== '')
  return mistakes.map((text) => {
    const [, file, line, column, words = text] = /^(.+)\((\d+),(\d+)\): (?:error )?(.*)$/s.exec(text) ?? []
    return {
      ...(file !== undefined && {file, line: Number(line), column: Number(column)}),
      what: words.trim(),
      fix: 'Correct the value, or its type.',
    }
  })
}
