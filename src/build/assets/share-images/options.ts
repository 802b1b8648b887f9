import * as z from 'zod'
import {SiteError} from '../../../lib/problem'
import {drawings, type DrawingName} from './drawings'

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
  /** What is drawn below the title. */
  drawing: DrawingName
}

/** What pictures for shared links are made of. */
export type ShareImagesOptions = {
  /** The provider's name, set beside the mark. */
  brandName: string
  /** The mark: an SVG, relative to the site's root. */
  logo: string
  /** The stylesheet with the colours of the light mode, relative to the site's root. */
  tokens: string
  /** Text in `sans`, titles in `title`, code in `mono`. Characters that a font lacks are taken from `more`. */
  fonts: {
    sans: ShareFont
    title: ShareFont
    mono: ShareFont
    /** Default: none. */
    more?: readonly ShareFont[]
  }
  /** One has the path `/`. */
  sections: readonly ShareSection[]
}

const font = z.strictObject({
  source: z.string().regex(/^(@[^/]+\/)?[^/.]+\/.+/, 'the path of a file in node_modules, without node_modules/'),
  axes: z.record(z.string(), z.number()).optional(),
})
const isDrawing = (name: string): name is DrawingName => Object.hasOwn(drawings, name)

const schema: z.ZodType<ShareImagesOptions> = z.strictObject({
  brandName: z.string().min(1, 'the name of the provider'),
  logo: z.string().endsWith('.svg', 'the path of an SVG'),
  tokens: z.string().endsWith('.css', 'the path of a stylesheet'),
  fonts: z.strictObject({sans: font, title: font, mono: font, more: z.array(font).optional()}),
  sections: z
    .array(
      z.strictObject({
        path: z.string().regex(/^\/(.*\/)?$/, 'a path with slashes at both ends, for example /docs/'),
        label: z.string().min(1).max(30, '30 characters at most').optional(),
        drawing: z.string().refine(isDrawing, `one of ${Object.keys(drawings).join(', ')}`),
      }),
    )
    .refine((sections) => sections.some((section) => section.path === '/'), 'sections of which one has the path /'),
})

/** @throws SiteError that names the option. */
export function validateOptions(options: ShareImagesOptions): ShareImagesOptions {
  const result = schema.safeParse(options)
  if (result.success) return options
  throw new SiteError(
    result.error.issues.map((issue) => ({
      file: 'src/config/shareImages.ts',
      what: `The pictures for shared links can't use the option "${issue.path.join('.')}".`,
      allowed: issue.message,
      fix: 'Correct the option; src/build/assets/share-images/options.ts says what each is.',
    })),
  )
}
