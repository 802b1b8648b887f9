import {ESLint} from 'eslint'
import ts from 'typescript'
import {hasLab} from './lab'
import {ROOT} from './root'

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
}

/** @throws Error if the compiler can't read tsconfig.json. */
function createProgram(): ts.Program {
  const config = `${ROOT}/${hasLab ? 'tsconfig.json' : 'tsconfig.withoutLab.json'}`
  const parsed = ts.getParsedCommandLineOfConfigFile(config, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic) {
      throw new Error(ts.formatDiagnostic(diagnostic, host))
    },
  })
  if (parsed === undefined) throw new Error(`The compiler can't read ${config}.`)
  const {fileNames: rootNames, options, errors: configFileParsingDiagnostics} = parsed
  return ts.createProgram({rootNames, options, configFileParsingDiagnostics})
}

/**
 * Checks the types of the project, and lints it with the same program. Apart, ESLint would compile everything again for the
 * rules that ask for types.
 * @returns what both found, as they print it. Empty if there is nothing.
 */
export async function lintProject(): Promise<string> {
  const program = createProgram()
  const types = ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program)), host)
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {parserOptions: {programs: [program], projectService: false}},
    },
  })
  const formatter = await eslint.loadFormatter('stylish')
  return types + (await formatter.format(await eslint.lintFiles(['.'])))
}
