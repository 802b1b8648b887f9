import type {PropSidebarItem} from '@docusaurus/plugin-content-docs'
import * as z from 'zod'

const base = {className: z.string().optional(), customProps: z.record(z.string(), z.unknown()).optional()}

/** An item of a sidebar, as the docs plugin tells the browser of it. */
const itemSchema: z.ZodType<PropSidebarItem> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.looseObject({type: z.literal('html'), value: z.string(), ...base}),
    z.looseObject({
      type: z.literal('link'),
      label: z.string(),
      href: z.string(),
      docId: z.string().optional(),
      unlisted: z.boolean().optional(),
      ...base,
    }),
    z.looseObject({
      type: z.literal('category'),
      label: z.string(),
      items: z.array(itemSchema),
      collapsed: z.boolean(),
      collapsible: z.boolean(),
      href: z.string().optional(),
      linkUnlisted: z.boolean().optional(),
      ...base,
    }),
  ]),
)

/** The sidebars of a version of a tree, by their names. */
export const sidebarsSchema = z.record(z.string(), z.array(itemSchema))
