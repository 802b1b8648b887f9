import {inlineReferences} from './inlineReferences'
import {plainColons} from './plainColons'

/**
 * How Markdown is read before the framework's plugins and ours see it. The build begins with these (`src/config/presets.ts`),
 * and so does the content check (`check/body.ts`), so that both have the same tree.
 */
export const reading = [plainColons, inlineReferences]
