import {createHash} from 'node:crypto'
import {SiteError} from '../../lib/problem'
import type {PageCheck} from '../../markdown/proof/checks'
import {formatFrontMatter} from './frontMatter'
import {markdownPath} from './links'
import type {Twin} from './twins'

/** A task that a coding agent learns from a page. */
export type SkillOptions = {
  /** Lowercase words with hyphens, at most 64 characters. */
  name: string
  /** Path of the page that explains the task, with both slashes. */
  page: string
  /** What the task is, and when to use the skill. At most 1,024 characters. */
  description: string
}

/** What every skill says, besides its page. */
export type SkillContext = {
  /** `https://` address of the site with its path, with a closing slash. */
  siteUrl: string
  /** What agents should know before they read, as Markdown paragraphs. */
  instructions: readonly string[]
  /** The checks of pages, by the path of the page. */
  checks: ReadonlyMap<string, readonly PageCheck[]>
}

const FOLDER = '.well-known/agent-skills'

/** The path of the file that lists all skills. */
export const skillIndexPath = `/${FOLDER}/index.json`

/** The path of a skill. */
export const skillPath = ({name}: SkillOptions): string => `/${FOLDER}/${name}/SKILL.md`

/** The version of the discovery format (github.com/cloudflare/agent-skills-discovery-rfc) that the index follows. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

/** By agentskills.io/specification: what clients refuse otherwise. */
const NAME = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 1024

function checked(skill: SkillOptions, twins: ReadonlyMap<string, Twin>): Twin {
  const problem = (what: string, allowed: string, fix: string) =>
    new SiteError({file: 'src/config/skills.ts', what: `The skill "${skill.name}" ${what}`, allowed, fix})
  if (!NAME.test(skill.name))
    throw problem('has a name that agents refuse.', 'a-z, 0-9, and single hyphens, at most 64 characters', 'Rename it.')
  if (skill.description.length > LONGEST)
    throw problem(
      `has a description of ${skill.description.length} characters.`,
      `at most ${LONGEST}`,
      'Shorten the description.',
    )
  const twin = twins.get(skill.page)
  if (twin === undefined)
    throw problem(
      `names the page ${skill.page}, which isn't published as Markdown.`,
      'the path of a listed page with both slashes, such as /docs/sso/',
      'Correct the path, or remove the skill.',
    )
  return twin
}

/** What shows whether the task is done: the requests with which the page is proven. */
function checksText(checks: readonly PageCheck[]): readonly string[] {
  if (checks.length === 0) return []
  return [
    '## Check your work',
    "Send each request with the token of an administrator, and compare the response. `…` stands for anything else. Use your realm's names in place of `acme` and the other names.",
    ...checks.flatMap(({step, path, expected, only}, index) => [
      `${index + 1}. After "${step}"${only === undefined ? '' : ` (for ${only})`}, \`GET ${path}\` answers ${expected.status}:`,
      `\`\`\`json\n${expected.body}\n\`\`\``,
    ]),
  ]
}

function textOf(
  {name, description, page}: SkillOptions,
  {body}: Twin,
  {siteUrl, instructions, checks}: SkillContext,
): string {
  const source = siteUrl + markdownPath(page).slice(1)
  return `${[
    formatFrontMatter({name, description}),
    ...instructions,
    `The rest of this skill is the page ${source}. Index of all pages: ${siteUrl}llms.txt`,
    body.trimEnd(),
    ...checksText(checks.get(page) ?? []),
  ].join('\n\n')}\n`
}

/**
 * The skills of the site, by path: a `SKILL.md` for each, and the index by which agents find them. Without skills, there is no file.
 * @throws SiteError for a name or a description that agents refuse, and for a page that isn't published as Markdown.
 */
export function skillFiles(
  skills: readonly SkillOptions[],
  twins: readonly Twin[],
  context: SkillContext,
): Map<string, string> {
  if (skills.length === 0) return new Map()
  const byPath = new Map(twins.map((twin) => [twin.path, twin]))
  const files = new Map<string, string>()
  const entries = skills.map((skill) => {
    const text = textOf(skill, checked(skill, byPath), context)
    files.set(skillPath(skill), text)
    return {
      name: skill.name,
      type: 'skill-md',
      description: skill.description,
      url: context.siteUrl + skillPath(skill).slice(1),
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    }
  })
  return files.set(skillIndexPath, `${JSON.stringify({$schema: SCHEMA, skills: entries}, null, 2)}\n`)
}
