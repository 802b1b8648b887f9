import type {FullConfig, Reporter, Suite, TestCase} from '@playwright/test/reporter'

const reasonOf = ({annotations}: TestCase): string =>
  annotations.find(({type}) => type === 'skip' || type === 'fixme')?.description ?? 'no reason given'

/** Names every test that was skipped, with the reason: a count alone is soon overlooked. */
export default class SkippedReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const skipped = this.suite?.allTests().filter((test) => test.outcome() === 'skipped') ?? []
    for (const reason of new Set(skipped.map(reasonOf))) {
      const tests = skipped.filter((test) => reasonOf(test) === reason)
      console.log(`\n${tests.length} skipped: ${reason}`)
      for (const {title} of tests) console.log(`  ${title}`)
    }
  }
}
