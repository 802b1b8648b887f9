import {OnDemandAttribute, ReadingAttribute, type Press} from '../../lib/attributes'
import {PageMetaAttribute} from '../../markdown/components/PageMeta/attributes'
import {FeedbackAttribute} from '../../parts/feedback/attributes'
import {TRY_IT_ANCHOR} from '../../reference/apiPage'

/** Leads elsewhere, needs a script, or says nothing. */
const TAGS = new Set(
  'script style template noscript nav button select textarea wbr source path g rect circle line polyline polygon text defs'.split(
    ' ',
  ),
)

/** Classes of the framework: links to headings, the mobile table of contents, and the link to the source. */
const CLASS = /(?:^| )(?:hash-link|theme-doc-toc-mobile|theme-doc-footer|admonitionIcon\S*)(?: |$)/

/** Says the state of something to readers of screens, or the definition of a term, which the glossary has. */
const ROLES = new Set(['status', 'tooltip', 'search'])

const ATTRIBUTES = ['hidden', OnDemandAttribute.island, PageMetaAttribute.line, FeedbackAttribute.question]

/** Whether Markdown has no use for an element and everything in it. */
export function isLeftOut(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    TAGS.has(tag) ||
    (tag === 'svg' && attributes.role !== 'img') ||
    CLASS.test(attributes.class ?? '') ||
    ROLES.has(attributes.role ?? '') ||
    attributes['aria-labelledby'] === TRY_IT_ANCHOR ||
    attributes['aria-hidden'] === 'true' ||
    attributes[ReadingAttribute.press] === ('copy-page' satisfies Press) ||
    ATTRIBUTES.some((name) => name in attributes)
  )
}
