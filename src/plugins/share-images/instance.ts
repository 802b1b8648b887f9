import subsetFont from 'subset-font'
import type {ShareFont} from './options'

/** A font as one static file, with all of the given characters. */
export async function instance(font: Buffer, characters: readonly number[], axes: ShareFont['axes']): Promise<Buffer> {
  const variation = axes ? {variationAxes: axes} : {}
  return subsetFont(font, String.fromCodePoint(...characters), {targetFormat: 'sfnt', ...variation})
}
