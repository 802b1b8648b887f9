import * as z from 'zod'
import {SiteError} from '../../../lib/problem'
import {systemFonts} from './systemFonts'

/** One font file and what is kept of it. */
export type FontFile = {
  /** Path of the font inside `node_modules`, beginning with its package. */
  source: string
  /** Start of the emitted file's name: letters, digits and hyphens. */
  name: string
  /** Weights that the file serves, as in `font-weight`: one number, or the lightest and the heaviest. */
  weight: number | readonly [number, number]
  /** Axes of a variable font, each pinned to one value or limited to a range. Default: none, the font is static. */
  axes?: Readonly<Record<string, number | {min: number; max: number}>>
  /** OpenType features to keep. Default: none. */
  features?: readonly string[]
  /** Whether every page's head asks for it at once. At most two files of all families. Default: false. */
  preload?: boolean
}

/** A family as CSS names it. */
export type FontFamily = {
  /** Its name in `font-family`. A subset may not bear a name that the font's licence reserves. */
  name: string
  files: readonly FontFile[]
  /** Characters that this family needs besides those of the sources. Default: none. */
  characters?: string
  /** Fonts of systems that stand in until the file has arrived; each becomes the family `<name> <system font>`. */
  fallbacks: readonly (keyof typeof systemFonts)[]
  /** Weights in use: each gets a stand-in of its own width. */
  weights: readonly number[]
}

/** What the fonts plugin emits. */
export type FontsOptions = {
  families: readonly FontFamily[]
  /** Files whose characters readers may see: globs relative to the site's root. */
  sources: readonly string[]
  /** Globs of files among them that they never see. Default: none. */
  ignore?: readonly string[]
  /** Path of the fonts' licence inside `node_modules`. It is emitted beside them. */
  licence: string
}

const weight = z.number().int().min(1).max(1000)
const packagePath = z
  .string()
  .regex(/^(@[^/]+\/)?[^/.]+\/.+/, 'the path of a file in node_modules, without node_modules/')
const isSystemFont = (name: string): name is keyof typeof systemFonts => Object.hasOwn(systemFonts, name)

const schema = z.strictObject({
  families: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        files: z
          .array(
            z.strictObject({
              source: packagePath,
              name: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
              weight: z.union([weight, z.tuple([weight, weight])]),
              axes: z
                .record(z.string(), z.union([z.number(), z.strictObject({min: z.number(), max: z.number()})]))
                .optional(),
              features: z.array(z.string().length(4)).optional(),
              preload: z.boolean().optional(),
            }),
          )
          .min(1),
        characters: z.string().optional(),
        fallbacks: z.array(z.string().refine(isSystemFont, `one of ${Object.keys(systemFonts).join(', ')}`)),
        weights: z.array(weight).min(1),
      }),
    )
    .min(1)
    .refine(
      (families) => families.flatMap(({files}) => files.filter(({preload}) => preload)).length <= 2,
      'at most two files with preload: more delay the text that they are for',
    ),
  sources: z.array(z.string()).min(1),
  ignore: z.array(z.string()).optional(),
  licence: packagePath,
})

/** @throws SiteError that names the option. */
export function validateOptions(options: FontsOptions): FontsOptions {
  const result = schema.safeParse(options)
  if (result.success) return options
  throw new SiteError(
    result.error.issues.map((issue) => ({
      file: 'src/config/fonts.ts',
      what: `The fonts plugin can't use its option "${issue.path.join('.')}".`,
      allowed: issue.message,
      fix: 'Correct the option; src/build/assets/fonts/options.ts says what each is.',
    })),
  )
}
