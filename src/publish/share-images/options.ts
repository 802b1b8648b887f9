/** A font as the drawing needs it: one weight of one width, with every character. */
export type ShareFont = {
  /** Path of the font inside `node_modules`, beginning with its package. */
  source: string
  /** Axes of a variable font, each pinned to one value; the file is a TrueType font then. Default: none, it is static. */
  axes?: Readonly<Record<string, number>>
}

/** What the pages below a path have in common. */
export type ShareSection = {
  /** Start of the pages' paths, with slashes at both ends. The longest that fits a page counts. */
  path: string
  /** Name of the section, set above the title's opposite corner. Default: none. */
  label?: string
}

/** What pictures for shared links are made of. */
export type ShareImagesOptions = {
  /** The provider's name, set beside the mark. */
  brandName: string
  /** The mark: an SVG, relative to the site's root. */
  logo: string
  /** The stylesheet with the colours of the light mode, relative to the site's root. */
  tokens: string
  /** Text in `sans`, titles in `title`. Characters that a font lacks are taken from the others, and then from `more`. */
  fonts: {
    sans: ShareFont
    title: ShareFont
    mono: ShareFont
    /** Default: none. */
    more?: readonly ShareFont[]
  }
  /** Pages that no other section has are of the one with the path `/`. */
  sections: readonly ShareSection[]
}
