import {Prism} from './prism'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-csharp.js'
import 'prismjs/components/prism-docker.js'
import 'prismjs/components/prism-http.js'
import 'prismjs/components/prism-ini.js'
import 'prismjs/components/prism-java.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-markup-templating.js'
import 'prismjs/components/prism-php.js'
import 'prismjs/components/prism-properties.js'
import 'prismjs/components/prism-ruby.js'
import 'prismjs/components/prism-yaml.js'

Reflect.deleteProperty(globalThis, 'Prism')

// The documentation shows its own Markdown, components included; what a diff's lines are in, its fence says.
Object.assign(Prism.languages, {mdx: Prism.languages.markdown, diff: {}})

/** Every name that may stand behind the fence of a code block, aliases included. */
export const languageNames: readonly string[] = Object.keys(Prism.languages)
  .filter((name) => typeof Prism.languages[name] === 'object')
  .sort()

/** Splits code into tokens as the language has them. @param language one of {@link languageNames}. */
export function tokenize(code: string, language: string): ReturnType<typeof Prism.tokenize> {
  return Prism.tokenize(code, Prism.languages[language] ?? {})
}
