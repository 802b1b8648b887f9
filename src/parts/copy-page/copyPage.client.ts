import {translate} from '@docusaurus/Translate'
import {assistants, questionAbout} from './assistants'

/** Copies the page as Markdown, says whether it worked, and shows the other ways to use the page. */
export function copyPage(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const status = statusOf(link)
  void copied(link.href).then((text) => {
    status.textContent = text
  })
}

/** The text behind the link. The first press puts it there, with the other ways behind it. */
function statusOf(link: HTMLAnchorElement): Element {
  const known = link.parentElement?.querySelector('[role=status]')
  if (known) return known
  const status = document.createElement('span')
  status.role = 'status'
  const ways = [
    linkTo(link.href, translate({id: 'site.copy.view', message: 'View as Markdown'})),
    ...assistants.map(({name, address}) =>
      linkTo(address(questionAbout(link.href)), translate({id: 'site.copy.openIn', message: 'Open in {name}'}, {name})),
    ),
  ]
  link.after(' · ', status, ...ways.flatMap((way) => [' · ', way]))
  return status
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener nofollow'
  link.textContent = text
  return link
}

async function markdownAt(address: string): Promise<string | undefined> {
  const response = await fetch(address)
  return response.ok ? response.text() : undefined
}

/** There is no clipboard without a secure connection or the reader's consent. */
async function copied(address: string): Promise<string> {
  const text = await markdownAt(address).catch(console.warn)
  if (text === undefined)
    return translate({
      id: 'site.copy.notLoaded',
      message: 'The Markdown didn’t load. Check your connection, and try again',
    })
  try {
    await navigator.clipboard.writeText(text)
    return translate({id: 'site.copy.copied', message: 'Copied as Markdown'})
  } catch {
    return translate({id: 'site.copy.blocked', message: 'Your browser blocked copying'})
  }
}
