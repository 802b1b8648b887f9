import type {Props} from '@theme/DocItem/Content'
import type {ComponentType, ReactNode} from 'react'

let Content: ComponentType<Props> | undefined

/**
 * Loads what articles are drawn with: the components of everything that Markdown knows. A page whose article is kept as
 * it came does without them; every record of an article names their scripts (`DRAWN_CHUNK`).
 */
export async function loadDrawn(): Promise<void> {
  const module = await import(/* webpackChunkName: "drawn-article" */ '@theme-init/DocItem/Content')
  Content = module.default
}

/** Draws an article from its module, once `loadDrawn` has been waited for. */
export const DrawnArticle = (props: Props): ReactNode => Content && <Content {...props} />
