import {expect, it} from 'vitest'
import {claimPages} from './claims'
import {jwsOf, lab} from './fixtures'
import {kindOf} from './kinds'

it('the audience of an access token leads to the page that fixes it', () => {
  const jws = jwsOf(lab.tokens.codeAccess)
  const parts = claimPages(jws.payload ?? {}, kindOf(jws))
  const paths = parts.flatMap((part) => (part.kind === 'finding' && part.page ? [part.page.path] : []))
  expect(paths).toContain('/docs/sessions/audience/#2-fix-the-audience')
})
