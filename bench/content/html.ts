import {slug} from 'github-slugger'
import type {BenchPage} from './page'

/** Fences with what they hold, and else what stands between empty lines. */
const BLOCK = /```[\s\S]*?```|\S(?:(?!\n\n)[\s\S])*/g

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')

function row(line: string): string {
  const cells = line.split('|').slice(1, -1)
  return `<tr>${cells.map((cell) => `<td>${inline(cell.trim())}</td>`).join('')}</tr>`
}

function block(text: string): string {
  const [, level = '', heading = ''] = /^(#+) (.*)$/.exec(text) ?? []
  if (level !== '') return `<h${level.length} id="${slug(heading)}">${inline(heading)}</h${level.length}>`
  if (text.startsWith('```')) return `<pre><code>${escaped(text.replace(/^.*\n|\n```$/g, ''))}</code></pre>`
  if (text.startsWith('|')) return `<table>${text.split('\n').map(row).join('')}</table>`
  if (text.startsWith('- '))
    return `<ul>${text.replace(/^- (.*)$/gm, (_, item: string) => `<li>${inline(item)}</li>`)}</ul>`
  return `<p>${inline(text.replace(/^:::\w*/, ''))}</p>`
}

/** A generated page as HTML with nothing around its text: nobody opens it, and search engines leave out what is around. */
export function pageHtml({title, description, body}: BenchPage): string {
  const blocks = (body.match(BLOCK) ?? []).map((text) => block(text.trim()))
  return [
    `<!doctype html><html lang="en"><head><title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}"></head>`,
    `<body><main><article><h1>${escaped(title)}</h1>${blocks.join('')}</article></main></body></html>`,
  ].join('')
}
