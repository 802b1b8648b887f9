import {SiteError, type Problem} from '../../../lib/problem'

/** An error in the data of a figure. A component knows no file: the figure's title is what a writer searches for. */
export function figureError(
  figure: string,
  title: string,
  problem: Omit<Problem, 'file' | 'line' | 'column'>,
): SiteError {
  return new SiteError({...problem, what: `<${figure} title="${title}">: ${problem.what}`})
}

/** Throws if a list that the figure cannot do without is missing or empty. MDX is not type-checked: a prop may be. */
export function assertSome(figure: string, title: string, prop: string, list: readonly unknown[] | undefined): void {
  if (list && list.length > 0) return
  throw figureError(figure, title, {what: `\`${prop}\` is missing or empty.`, fix: `Add at least one entry.`})
}

/** Throws if the words that replace the figure for those who cannot see it are missing. */
export function assertWords(figure: string, title: string | undefined, description: string | undefined): void {
  if (title?.trim() && description?.trim()) return
  throw figureError(figure, title ?? '', {
    what: `\`${title?.trim() ? 'description' : 'title'}\` is missing.`,
    fix: 'Give the figure a short title, and a description in prose that can replace the figure.',
  })
}

/** Throws if two things carry one id: lines would then end at the wrong one. */
export function assertUniqueIds(figure: string, title: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice === undefined) return
  throw figureError(figure, title, {what: `the ID "${twice}" is used twice.`, fix: 'Use each ID only once.'})
}
