import {ESLint, type Linter} from 'eslint'
import tseslint from 'typescript-eslint'
import {ROOT} from '../../scripts/lib/root'

/** Lints a text in the place of a file's. @param filePath from the root of the site. */
export type LintText = (filePath: string, text: string) => Promise<Linter.LintMessage[]>

/**
 * Lint with the configuration of the site and only some of its rules.
 * @param rules names of rules that need no types, so that no program has to be compiled.
 */
export function lintWith(rules: readonly string[]): LintText {
  const eslint = new ESLint({
    cwd: ROOT,
    ruleFilter: ({ruleId}) => rules.includes(ruleId),
    overrideConfig: tseslint.configs.disableTypeChecked,
  })
  return async (filePath, text) => {
    const [result] = await eslint.lintText(text, {filePath})
    if (result === undefined) throw new Error(`ESLint ignores ${filePath}.`)
    const fatal = result.messages.find((message) => message.fatal)
    if (fatal) throw new Error(`${filePath}:${fatal.line}: ${fatal.message}`)
    return result.messages.filter(({ruleId}) => ruleId !== null && rules.includes(ruleId))
  }
}
