import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {fontsOptions} from '../../src/config/fonts'
import {validateOptions} from '../../src/build/assets/fonts/options'

it('every font family that the tokens name is made, and the other way round', async () => {
  const tokens = await readFile(path.join(ROOT, 'src/css/tokens.css'), 'utf8')
  const named = [...tokens.matchAll(/'(Site [^']+)'/g)].map(([, name]) => name)
  const made = fontsOptions.families.flatMap(({name, fallbacks}) => [
    name,
    ...fallbacks.map((font) => `${name} ${font}`),
  ])
  expect(named).toEqual(made)
})

it('the fonts of the site are options that the plugin takes', () => {
  expect(validateOptions(fontsOptions)).toBe(fontsOptions)
})
