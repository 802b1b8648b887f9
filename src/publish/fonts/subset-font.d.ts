/** The part of subset-font that this plugin uses; the package has no types. */
declare module 'subset-font' {
  type Axis = number | {min: number; max: number}

  type SubsetOptions = {
    targetFormat: 'sfnt' | 'woff2'
    /** Kept OpenType features; all when left out. */
    keepFeatures?: readonly string[]
    /** One value pins an axis, a range limits it. */
    variationAxes?: Readonly<Record<string, Axis>>
    noHinting?: boolean
  }

  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>
}
