import {contentCheckOptions} from '../../src/config/contentCheck'
import {SiteError} from '../../src/lib/problem'
import {writeNewPage} from '../lib/newPage'
import {parseCommandLine} from '../lib/parseCommandLine'
import {ROOT} from '../lib/root'

/** Makes a page from the template of its type. */
export async function main(args: readonly string[]): Promise<number> {
  const {kind, name, title, type} = parse(args)
  const {sidebars} = contentCheckOptions()
  const file = await writeNewPage(ROOT, {kind, name, title, type}, sidebars, new Date().toISOString().slice(0, 10))
  console.log(`Wrote ${file}. "npm run check -- ${file}" lists what you still have to fill in.`)
  const list = {article: 'articles', guide: 'guides'}[kind]
  if (list !== undefined)
    console.log(`Add '${name}' to src/config/sidebars/${list}.ts. Otherwise, the page isn't in a sidebar.`)
  return 0
}

const HELP = {
  allowed: 'npm run new -- docs|article|guide|post <path> "Title" [--type tutorial|how-to|reference|explanation]',
  fix: 'For example: npm run new -- docs organizations/provisioning "Provision members from a directory"',
} as const

function parse(args: readonly string[]) {
  const options = {type: {type: 'string'}} as const
  const {values, positionals} = parseCommandLine({args, options, allowPositionals: true}, HELP)
  const [kind, name, title, ...rest] = positionals
  if (kind === undefined || name === undefined || title === undefined || rest.length > 0)
    throw new SiteError({
      what: `Expected a kind, a path, and a title in quotes, but got ${positionals.length} words.`,
      ...HELP,
    })
  return {kind, name: name.replace(/^\/|\/$|\.mdx$/g, ''), title, type: values.type}
}
