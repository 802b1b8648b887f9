import type {HtmlTagObject} from '@docusaurus/types'

/** What every page's head has besides what the framework puts there. */
export const headTags: HtmlTagObject[] = [{tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}}]
