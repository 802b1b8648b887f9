import {useHistory} from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import {useEffect, useRef, type ReactNode} from 'react'
import type {Article} from './article'
import {pageBehind} from './pageBehind'

/** Whether a click asks for a page in this tab, and nothing has answered it yet. */
const isPlain = ({button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !defaultPrevented && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * An article that stays as it came: React takes the element over without looking into it and, where it has to draw it
 * anew, does so from the same HTML. Its links to pages are React's, as those around it are.
 */
export function KeptArticle({className, html}: Article): ReactNode {
  const article = useRef<HTMLDivElement>(null)
  const history = useHistory()
  const baseUrl = useBaseUrl('/')
  useEffect(() => {
    const listening = new AbortController()
    const {signal} = listening
    function go(event: MouseEvent): void {
      const page = isPlain(event) && pageBehind(event, baseUrl)
      if (!page) return
      event.preventDefault()
      history.push(page)
    }
    function prepare(event: Event): void {
      const page = pageBehind(event, baseUrl)
      if (page) void window.docusaurus.preload(page)
    }
    article.current?.addEventListener('click', go, {signal})
    article.current?.addEventListener('mouseover', prepare, {signal})
    article.current?.addEventListener('touchstart', prepare, {signal, passive: true})
    return () => listening.abort()
  }, [history, baseUrl])
  return <div ref={article} className={className} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
}
