import path from 'node:path'
import ts from 'typescript'
import {SiteError} from '../../../src/lib/problem'
import {writeFormatted} from '../writeFormatted'
import {applyEdits, lineAt, type Dead, type Place} from './deadLinks'
import {dropLinks} from './dropLinks'
import {withoutUnused} from './unusedCode'

/** Code that has links to pages of the site, but for its tests. */
const LINKING =
  /^(?:src\/(?:data|pages|tools|reference\/(?:console\/help|description\/publish)|procedures|markdown\/components|config\/(?:sidebars\/|skills|agents))|sidebars\.ts$)/
/** Tests, and data of the engine that may name trees without pages. */
const LEFT_OUT = /\.test\.tsx?$|\/fixtures\/|^src\/data\/(?:contentTrees|search)\.ts$/

/** Removes links to removed pages from data, marketing pages, and tools. */
export async function editCode(root: string, dead: Dead): Promise<{places: Place[]; stuck: Place[]}> {
  const program = programOf(root)
  const checker = program.getTypeChecker()
  const places: Place[] = []
  const stuck: Place[] = []
  for (const source of program.getSourceFiles()) {
    const file = path.relative(root, source.fileName).replaceAll('\\', '/')
    if (!LINKING.test(file) || LEFT_OUT.test(file)) continue
    const drops = dropLinks(source, checker, {...dead, entries: {[source.fileName]: dead.entries[file] ?? []}})
    const placeAt = (offset: number): Place => {
      const line = lineAt(source.text, offset)
      return {file, line, text: source.text.split('\n')[line - 1]?.trim() ?? ''}
    }
    stuck.push(...drops.stuck.map(placeAt))
    if (drops.edits.length === 0) continue
    places.push(...drops.edits.map(({start}) => placeAt(start + leadingSpace(source.text, start))))
    await writeFormatted(source.fileName, withoutUnused(source.fileName, applyEdits(source.text, drops.edits)))
  }
  return {places, stuck}
}

const leadingSpace = (text: string, start: number): number => /^\s*/.exec(text.slice(start))?.[0].length ?? 0

function programOf(root: string): ts.Program {
  const onUnRecoverableConfigFileDiagnostic = ({messageText}: ts.Diagnostic): never => {
    throw new SiteError({
      file: 'tsconfig.json',
      what: `TypeScript can't read it: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      fix: 'Restore it with "git checkout -- tsconfig.json", and run the command again.',
    })
  }
  const host = {...ts.sys, onUnRecoverableConfigFileDiagnostic}
  const parsed = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), {noEmit: true}, host)
  const files = (parsed?.fileNames ?? []).filter((file) => /^(?:src|sidebars\.ts)/.test(path.relative(root, file)))
  return ts.createProgram(files, parsed?.options ?? {})
}
