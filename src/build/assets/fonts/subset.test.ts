import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {expect, it} from 'vitest'
import {subset} from './subset'

const SANS = '@ibm/plex-sans-variable/fonts/complete/woff2/IBM Plex Sans Var-Roman.woff2'

it('measures the space of a font in which no outline follows that of the space', async () => {
  const font = await readFile(path.resolve(import.meta.dirname, '../../../../node_modules', SANS))
  const axes = {wght: {min: 400, max: 700}, wdth: 100}
  const {widths} = await subset(font, {file: {axes}, characters: 'A B', weights: [400]})
  expect(widths[400]?.[0]).toBeCloseTo(0.236, 3)
})
