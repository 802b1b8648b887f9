import {Prism} from './prism'
import 'prismjs/components/prism-markup-templating.js'
import 'prismjs/components/prism-java.js'
import 'prismjs/components/prism-ruby.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-apacheconf.js'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-batch.js'
import 'prismjs/components/prism-csharp.js'
import 'prismjs/components/prism-dart.js'
import 'prismjs/components/prism-docker.js'
import 'prismjs/components/prism-ftl.js'
import 'prismjs/components/prism-groovy.js'
import 'prismjs/components/prism-gradle.js'
import 'prismjs/components/prism-hcl.js'
import 'prismjs/components/prism-http.js'
import 'prismjs/components/prism-ini.js'
import 'prismjs/components/prism-json5.js'
import 'prismjs/components/prism-log.js'
import 'prismjs/components/prism-lua.js'
import 'prismjs/components/prism-makefile.js'
import 'prismjs/components/prism-nginx.js'
import 'prismjs/components/prism-php.js'
import 'prismjs/components/prism-powershell.js'
import 'prismjs/components/prism-promql.js'
import 'prismjs/components/prism-properties.js'
import 'prismjs/components/prism-erb.js'
import 'prismjs/components/prism-scala.js'
import 'prismjs/components/prism-shell-session.js'
import 'prismjs/components/prism-systemd.js'
import 'prismjs/components/prism-toml.js'
import 'prismjs/components/prism-yaml.js'

Reflect.deleteProperty(globalThis, 'Prism')

// The documentation shows its own Markdown, components included; what a diff's lines are in, its fence says.
Object.assign(Prism.languages, {mdx: Prism.languages.markdown, diff: {}})

/** What other highlighters call a language, and languages that are near enough to one. */
const ALIASES: Readonly<Record<string, string>> = {
  caddyfile: 'nginx',
  conf: 'ini',
  console: 'shell-session',
  dotenv: 'properties',
  env: 'properties',
  freemarker: 'ftl',
  'html+erb': 'erb',
  jsonc: 'json5',
  jsonl: 'json',
  ndjson: 'json',
  ps1: 'powershell',
  pwsh: 'powershell',
  svelte: 'markup',
  terraform: 'hcl',
  tf: 'hcl',
  vue: 'markup',
  zsh: 'bash',
}
for (const [name, language] of Object.entries(ALIASES)) {
  const grammar = Prism.languages[language]
  if (grammar === undefined) throw new Error(`There is no grammar "${language}" for the alias "${name}".`)
  Prism.languages[name] ??= grammar
}

/** Every name that may stand behind the fence of a code block, aliases included. */
export const languageNames: readonly string[] = Object.keys(Prism.languages)
  .filter((name) => typeof Prism.languages[name] === 'object')
  .sort()

/** Splits code into tokens as the language has them. @param language one of {@link languageNames}. */
export function tokenize(code: string, language: string): ReturnType<typeof Prism.tokenize> {
  return Prism.tokenize(code, Prism.languages[language] ?? {})
}
