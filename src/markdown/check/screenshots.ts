import type {Problem} from '../../lib/problem'
import {fixUnknown} from './frontMatter'
import type {Page} from './page'

/** Screenshots that a page names and nobody has taken. @param names of those that there are. */
export function checkScreenshots({body, file}: Page, names: readonly string[]): Problem[] {
  return body.screenshots
    .filter(({name}) => !names.includes(name))
    .map(({name, line, column}) => ({
      file,
      line,
      column,
      what: name === '' ? 'The screenshot has no name in quotes.' : `There is no screenshot "${name}".`,
      allowed: names.join(', '),
      fix: `${name === '' ? 'Write name="…".' : fixUnknown(name, names)} New ones are listed in lab/screenshots/list.ts and taken with "npm run lab:screenshots".`,
    }))
}
