import * as z from 'zod'
import type {Search} from '../data/types'

const allowed = {
  appId: "the application's ID: ten capital letters and digits, for example AB12CD34EF",
  apiKey: 'the search-only key: 32 digits and letters from a to f',
  indexName: 'the name of the index: letters, digits, hyphens, and underscores',
  assistantId: "the assistant's ID: letters, digits, and hyphens",
  searchPagePath: 'a path without a slash at the start or end, for example search',
} as const

const text = (pattern: RegExp, message: string) => z.string(message).regex(pattern, message)

/** What may be configured to answer searches and questions. Each message completes the sentence "Allowed: …". */
export const searchSchema: z.ZodType<Search> = z.strictObject({
  hosted: z
    .strictObject({
      appId: text(/^[A-Z0-9]{10}$/, allowed.appId),
      apiKey: text(/^[a-f0-9]{32}$/, allowed.apiKey),
      indexName: text(/^[\w-]+$/, allowed.indexName).optional(),
      assistantId: text(/^[\w-]+$/, allowed.assistantId).optional(),
    })
    .optional(),
  searchPagePath: text(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, allowed.searchPagePath).optional(),
})
