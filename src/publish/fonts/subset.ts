import {createHash} from 'node:crypto'
import type {Cache} from '../../lib/cache.build'
import type {FontFile} from './options'

/** Cuts a font down to characters, weights and features. @returns a WOFF2 file. */
export function subset(
  font: Buffer,
  {axes, features = []}: FontFile,
  characters: string,
  cache: Cache,
): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    // Screens of today do without; it is a fifth of the file.
    noHinting: true,
    ...(axes ? {variationAxes: axes} : {}),
  } as const
  return cache('fonts', [options, characters, createHash('sha256').update(font).digest('hex')], async () => {
    // Loaded here, so that a warm build does not wait for WebAssembly.
    const {subsetFont} = await import('./subsetFont')
    return subsetFont(font, characters, options)
  })
}
