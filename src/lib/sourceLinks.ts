import type {Brand} from '../data/types'

// GitHub's addresses, which Gitea and Forgejo understand too.

/** Where readers propose a change of a file. @param file from the root of the repository. */
export function editAddress({links}: Brand, file: string): string {
  return new URL(`edit/main/${file}`, links.sourceCode.replace(/\/*$/, '/')).href
}

/** Where readers say what is wrong with a page: an issue that names it already. */
export function issueAddress({links}: Brand, title: string, address: string): string {
  const issue = new URL('issues/new', links.sourceCode.replace(/\/*$/, '/'))
  issue.searchParams.set('title', `Page "${title}": `)
  issue.searchParams.set('body', `${address}\n\nWhat I was looking for:\n\nWhat is missing or wrong:\n`)
  return issue.href
}
