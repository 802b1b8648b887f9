import {parseArgs} from 'node:util'
import {contentCheckOptions} from '../../src/config/contentCheck'
import {SiteError} from '../../src/lib/problem'
import {writeNewPage} from '../lib/newPage'
import {ROOT} from '../lib/root'

/** Makes a page from the template of its type. */
export async function main(args: readonly string[]): Promise<number> {
  const {kind, name, title, type} = parse(args)
  const {sidebars} = contentCheckOptions()
  const file = await writeNewPage(ROOT, {kind, name, title, type}, sidebars, new Date().toISOString().slice(0, 10))
  console.log(`Wrote ${file}. "npm run check -- ${file}" lists what is still to be filled in.`)
  const list = {article: 'articles', guide: 'guides'}[kind]
  if (list !== undefined)
    console.log(`Give it a place in src/config/sidebars/${list}.ts: '${name}'. No sidebar holds it otherwise.`)
  return 0
}

function parse(args: readonly string[]) {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {type: {type: 'string'}},
      allowPositionals: true,
    })
    const [kind, name, title, ...rest] = positionals
    if (kind === undefined || name === undefined || title === undefined || rest.length > 0)
      throw new Error(`Expected a kind, a path and a title in quotes, got ${positionals.length} words.`)
    return {kind, name: name.replace(/^\/|\/$|\.mdx$/g, ''), title, type: values.type}
  } catch (error) {
    throw new SiteError({
      what: error instanceof Error ? `${error.message.split('. ')[0]?.replace(/\.$/, '') ?? ''}.` : String(error),
      allowed: 'npm run new -- docs|article|guide|post <path> "Title" [--type tutorial|how-to|reference|explanation]',
      fix: 'For example: npm run new -- docs organizations/provisioning "Provision members from a directory"',
    })
  }
}
