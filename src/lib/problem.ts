/** Something that a writer, an operator or CI has to put right, told so that they can. */
export type Problem = {
  /** What is wrong, with the offending value. One sentence. */
  what: string
  /** Path of the file, relative to the site's root. */
  file?: string
  /** 1-based. */
  line?: number
  /** 1-based. */
  column?: number
  /** What would have been right. */
  allowed?: string
  /** What to do now. */
  fix: string
}

/** `docs/a.mdx:12:3`, or as much of it as is known. */
export function problemPlace({file, line, column}: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** One problem as text, without colours. */
export function formatProblem(problem: Problem): string {
  const place = problemPlace(problem)
  return [
    place ? `${place}  ${problem.what}` : problem.what,
    ...(problem.allowed ? [`  Allowed: ${problem.allowed}`] : []),
    `  Fix: ${problem.fix}`,
  ].join('\n')
}

/**
 * An error whose message is the whole story: it has no stack trace and nothing that JSON would show, so that the framework,
 * which prints both, adds nothing.
 */
export class SiteError extends Error {
  readonly #problems: readonly Problem[]

  constructor(problems: Problem | readonly Problem[]) {
    const list = 'what' in problems ? [problems] : problems
    super(list.map(formatProblem).join('\n\n'))
    this.#problems = list
    this.stack = ''
  }

  override get name(): string {
    return 'SiteError'
  }

  get problems(): readonly Problem[] {
    return this.#problems
  }
}
