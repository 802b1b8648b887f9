import type {Problem} from '../../lib/problem'
import {proseLines} from './prose'

/** What readers take for a translation, a second spelling or news of yesterday, and what to write instead. */
const wordings: readonly {found: RegExp; write: string}[] = [
  {found: /\be-mail/i, write: 'email'},
  {found: /\bset-up\b/i, write: '"setup" (noun) or "set up" (verb)'},
  {found: /\bplug-in/i, write: 'plugin'},
  {found: /\d[\s\u00a0\u202f]%/, write: 'the figure and % without a space: 99.95%'},
  {found: /24 ?[×x] ?7/, write: '24/7'},
  {found: /\bbelongs? into\b/i, write: '"belongs in"'},
  {found: /\b(?:came|comes) to be\b/i, write: '"was created", or what else happened'},
  {found: /\byou have arrived\b/i, write: 'what the reader can do afterward'},
  {found: /\bRFC (?:7489|9091)\b/, write: 'RFC 9989, which obsoletes it'},
  {found: /\bRFC 6265\b/, write: 'RFC 10025, which obsoletes it'},
  {found: /\bclick here\b/i, write: 'what the link leads to'},
  // Not in a path, and not where it is the key of data.
  {found: /(?<![\w/-])(?:Javascript|javascript)\b(?!\.mdx|: \{)/, write: 'JavaScript'},
  {found: /\b(?:Open ?ID connect|OpenId Connect|OpenID-Connect)\b/, write: 'OpenID Connect'},
  {found: /\bOauth\b/, write: 'OAuth'},
  {found: /\bKeyCloak\b/, write: 'Keycloak'},
  {found: /\bGithub\b/, write: 'GitHub'},
  {found: /\b(?:Postgres|Postgresql|PostGreSQL)\b/, write: 'PostgreSQL'},
  {
    found: /\b(?:simply|obviously|of course)\b/i,
    write: 'the sentence without it. A task that is simple for you might not be simple for the reader',
  },
  {found: /\butili[sz]e/i, write: '"use"'},
  {found: /\bcan not\b(?! only)/i, write: '"cannot" or "can’t"'},
  {found: /\bat any hour\b/i, write: '"around the clock", and who does what'},
]

/** Wordings that the content guide has a better one for. Lines of code are not looked at. */
export function checkWording({file, source}: {file: string; source: string}): Problem[] {
  return proseLines(source).flatMap(({line, text}) =>
    wordings.flatMap(({found, write}) => {
      const match = found.exec(text)
      if (!match) return []
      return [
        {
          file,
          line,
          column: match.index + 1,
          what: `"${match[0]}" is a phrase that this site avoids.`,
          fix: `Write ${write}.`,
        },
      ]
    }),
  )
}
