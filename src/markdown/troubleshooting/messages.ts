import {errorMessages, errorPlaces, type ErrorMessage} from '../../data/errorMessages'
import {errorFamilies} from '../../data/errorFamilies'
import {PROOF_SERVERS} from '../../data/proofServers'
import type {ErrorFile, ErrorFileEntry} from '../../lib/errorFile'
import {SiteError} from '../../lib/problem'
import type {Inline} from './entries'
import type {PageErrors} from './families'

/** A page of the docs. */
export type DocsPage = {
  /** Such as `/docs/sso/setup/`. */
  route: string
  /** The same with the site's base path. */
  address: string
  title: string
}

/** A message with the page that owns its subject. */
export type PagedMessage = ErrorMessage & {owner: Pick<DocsPage, 'address' | 'title'>}

const DATA = 'src/data/serverMessages'

/**
 * The messages with their pages, for the families that the site has a page for: a site without the errors has none.
 * @throws SiteError for a family or a page that doesn't exist.
 */
export function messagesOf(
  pages: readonly DocsPage[],
  messages: readonly ErrorMessage[] = errorMessages,
): PagedMessage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  return messages.flatMap((message) => {
    if (!errorFamilies.some(({id}) => id === message.family))
      throw new SiteError({
        what: `The family "${message.family}" of the message "${message.id}" doesn't exist.`,
        file: DATA,
        allowed: errorFamilies.map(({id}) => id).join(', '),
        fix: 'Name one of them.',
      })
    if (!byRoute.has(`/docs/errors/${message.family}/`)) return []
    const owner = byRoute.get(message.page)
    if (owner === undefined)
      throw new SiteError({
        what: `The page ${message.page} of the message "${message.id}" doesn't exist.`,
        file: DATA,
        fix: 'Name the page of the docs that owns the subject, with the slash at its end.',
      })
    return [{...message, owner: {address: owner.address, title: owner.title}}]
  })
}

/** Runs as text in which backticks mark code. A backtick within code would end it. */
const marked = (runs: readonly Inline[]): string =>
  runs.map(({text, isCode}) => (isCode ? `\`${text.replaceAll('`', "'")}\`` : text.replaceAll('`', "'"))).join('')

/** The message as the reader sees it: the OAuth error first. */
export const problemOf = ({error, text}: ErrorMessage): string =>
  error === undefined ? `\`${text}\`` : `\`${error}\`: \`${text}\``

function entryOf(message: PagedMessage): ErrorFileEntry {
  const {cause, fix, place, versions = PROOF_SERVERS, elsewhere, owner} = message
  return {
    problem: problemOf(message),
    cause,
    fix,
    place: errorPlaces[place],
    versions,
    ...(elsewhere === undefined ? {} : {elsewhere}),
    page: owner,
  }
}

/** Everything that the docs explain, for programs. The messages come first, then the sections "Troubleshooting" by page. */
export function errorFileOf(pages: readonly PageErrors[], messages: readonly PagedMessage[]): ErrorFile {
  const explained = pages.flatMap(({title, address, entries}) =>
    entries.map(({problem, cause, fix, anchor}): ErrorFileEntry => ({
      problem: marked(problem).trim(),
      cause: marked(cause).trim(),
      fix: marked(fix).trim(),
      page: {title, address: `${address}#${anchor}`},
    })),
  )
  return {format: 1, entries: [...messages.map(entryOf), ...explained]}
}
