import * as z from 'zod'

/** The variable with the path of the file that holds the job. */
export const JOB_VARIABLE = 'API_PAGES_JOB'

const schema = z.strictObject({
  /** Addresses of the pages in `docs/`. */
  docsRoutes: z.array(z.string()),
  /** Host of the site. */
  domain: z.string(),
  /** Address of a section about errors that any operation can return. */
  commonErrors: z.string().optional(),
  /** Texts of the pages in the language of the site, by their IDs. Those that are missing are in English. */
  messages: z.record(z.string(), z.string()),
  /** The pages that use an operation, by its ID. */
  uses: z.record(z.string(), z.array(z.strictObject({route: z.string(), title: z.string()}))),
  /** Absolute path of the bundled description, as JSON. */
  descriptionPath: z.string(),
  /** Absolute path of what the plugin is given: the names of operations and categories. */
  specPath: z.string(),
  /** Absolute path of an empty folder for the pages. */
  outputDir: z.string(),
})

/** What the pages are made from. `writeApiPages` passes it to the generator as a JSON file. */
export type Job = z.infer<typeof schema>

/** @param text the file. */
export const readJob = (text: string): Job => schema.parse(JSON.parse(text))
