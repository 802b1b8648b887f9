import type {ServerResponse} from 'node:http'

/** One entry of a page that lists what arrived. */
export type InboxEntry = {
  title: string
  /** Names and values, such as From and To. */
  facts: readonly (readonly [string, string])[]
  /** Absolute addresses. Only those with http or https become links. */
  links: readonly string[]
  text: string
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Answers with a page that lists what arrived, newest first. The page loads nothing else and runs no script. */
export function sendInbox(res: ServerResponse, title: string, entries: readonly InboxEntry[]): void {
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
  })
  const body = entries.length > 0 ? [...entries].reverse().map(drawEntry).join('\n') : '<p>Nothing has arrived yet.</p>'
  res.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid; padding: 1rem 0 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  a { overflow-wrap: anywhere }
</style>
<h1>${escapeHtml(title)}</h1>
${body}
`)
}

function drawEntry({title, facts, links, text}: InboxEntry): string {
  const safe = links.filter((link) => /^https?:/i.test(link))
  return [
    `<article><h2>${escapeHtml(title)}</h2>`,
    `<p>${facts.map(([name, value]) => `${escapeHtml(name)}: ${escapeHtml(value)}`).join('<br>')}</p>`,
    ...(safe.length > 0
      ? [`<ul>${safe.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`).join('')}</ul>`]
      : []),
    `<pre>${escapeHtml(text)}</pre></article>`,
  ].join('\n')
}
