import type {Problem} from '../../lib/problem'
import {proseLines} from './prose'

/** What a template leaves to the writer. */
const MARK = /\bTODO:/

/** Places that `npm run new` has marked and that nobody has filled in. */
export function checkOpen({file, source}: {file: string; source: string}): Problem[] {
  return proseLines(source).flatMap(({line, text}) => {
    const match = MARK.exec(text)
    if (!match) return []
    return [
      {
        file,
        line,
        column: match.index + 1,
        what: `This text isn't written yet: "${text
          .slice(match.index)
          .replace(/^TODO:\s*/, '')
          .replace(/\s*\|.*$/, '')
          .slice(0, 80)}".`,
        allowed: 'pages without TODO:',
        fix: 'Write the text, or remove the line.',
      },
    ]
  })
}
