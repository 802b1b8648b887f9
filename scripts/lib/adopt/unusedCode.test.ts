import {expect, it} from 'vitest'
import {withoutUnused} from './unusedCode'

it('imports and constants that nothing uses are removed, also those that only these used', () => {
  const source = [
    `import {a, b} from './ab'`,
    `import {c} from './c'`,
    `import './style.css'`,
    `const unused = c(b)`,
    `const {d, 'e-f': e} = a`,
    `export const used = d(a)`,
  ].join('\n')
  expect(withoutUnused('a.ts', source).trim()).toBe(
    [`import {a} from './ab'`, `import './style.css'`, `const {d} = a`, `export const used = d(a)`].join('\n'),
  )
})
