import {expect, it} from 'vitest'
import {readCallback} from './callback'
import {explain} from './explain'
import recorded from './fixtures/callbacks.json'

/** The path of the page that explains the recorded callback of a name. */
function pageOf(name: string): string | undefined {
  const text = recorded.find((one) => one.name === name)?.text ?? ''
  const findings = explain(readCallback(text), {issuer: '', state: '', request: undefined, trip: undefined})
  return findings.find((part) => part.kind === 'finding')?.page?.path
}

it('the explanation of a refused scope tells the organization scope from other scopes', () => {
  expect(pageOf('scope organization')).toContain('/native-organizations/')
  expect(pageOf('scope bad')).toContain('/client-scopes/')
})
