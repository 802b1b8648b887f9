import path from 'node:path'
import {SiteError, type Problem} from '../../src/lib/problem'
import {execNode} from './exec'

/**
 * Mistakes in the types of what the site is built from, for example an entry of a menu without an address. What the compiler
 * knows is kept in `.cache/`, so that the next time takes a quarter of it.
 * @param root absolute path of the site's root. @param signal ends it.
 */
export async function findTypeMistakes(root: string, signal?: AbortSignal): Promise<Problem[]> {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const info = path.join(root, '.cache/types.tsbuildinfo')
  const args = ['--project', 'tsconfig.site.json', '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false']
  const {code, output} = await execNode(compiler, args, {cwd: root, signal})
  return code === 0 ? [] : typeProblems(output)
}

/** @throws SiteError with all mistakes in types. */
export async function checkTypes(root: string, signal?: AbortSignal): Promise<void> {
  const problems = await findTypeMistakes(root, signal)
  if (problems.length > 0) throw new SiteError(problems)
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
