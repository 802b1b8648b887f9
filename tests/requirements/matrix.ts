import type {TaggedTest} from './taggedTests'

type Requirements = Readonly<Record<string, string>>

/** What is wrong: a requirement that no test proves, a tag that is no requirement. */
export function problemsOf(requirements: Requirements, tests: readonly TaggedTest[]): string[] {
  const proven = new Set(tests.filter(({isSkipped}) => !isSkipped).flatMap(({tags}) => tags))
  const unproven = Object.entries(requirements).filter(([tag]) => !proven.has(tag))
  const unknown = tests.flatMap(({file, title, tags}) =>
    tags.filter((tag) => requirements[tag] === undefined).map((tag) => `${file}: "${title}" has the tag ${tag}.`),
  )
  return [
    ...unproven.map(
      ([tag, text]) =>
        `No test proves ${tag}: ${text} Fix: give a test that runs {tag: '${tag}'}, or take the line out of tests/requirements/index.ts.`,
    ),
    ...unknown.map((text) => `${text} Fix: use a tag of tests/requirements/index.ts, or add it there.`),
  ]
}

/** Each requirement with the tests that prove it. */
export function matrix(requirements: Requirements, tests: readonly TaggedTest[]): string {
  return Object.entries(requirements)
    .map(([tag, text]) => {
      const proofs = tests.filter(({tags}) => tags.includes(tag)).map(({file, title}) => `    ${file} › ${title}`)
      return [`${tag.slice(1)}  ${text}`, ...proofs].join('\n')
    })
    .join('\n\n')
}
