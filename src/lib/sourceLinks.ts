import type {Brand, SourcePlace} from '../data/types'

/** Where a host has the editor of a file and the form of an issue, and what the fields of the form are called. */
type Addresses = {edit: string; issue: string; title: string; body: string}

const hosts: Readonly<Record<NonNullable<SourcePlace['host']>, Addresses>> = {
  github: {edit: 'edit', issue: 'issues/new', title: 'title', body: 'body'},
  gitea: {edit: '_edit', issue: 'issues/new', title: 'title', body: 'body'},
  gitlab: {edit: '-/edit', issue: '-/issues/new', title: 'issue[title]', body: 'issue[description]'},
}

const addressesOf = ({source}: Brand): Addresses => hosts[source?.host ?? 'github']

/** Where readers propose a change of a file. @param file from the root of the site. */
export function editAddress(brand: Brand, file: string): string {
  const {branch = 'main', folder} = brand.source ?? {}
  const path = [addressesOf(brand).edit, branch, ...(folder === undefined ? [] : [folder]), file].join('/')
  return new URL(path, brand.links.sourceCode.replace(/\/*$/, '/')).href
}

/** Where readers say what is wrong with a page: an issue that names it already. */
export function issueAddress(brand: Brand, title: string, address: string): string {
  const form = addressesOf(brand)
  const issue = new URL(form.issue, brand.links.sourceCode.replace(/\/*$/, '/'))
  issue.searchParams.set(form.title, `Page "${title}": `)
  issue.searchParams.set(form.body, `${address}\n\nWhat I was looking for:\n\nWhat is missing or wrong:\n`)
  return issue.href
}
