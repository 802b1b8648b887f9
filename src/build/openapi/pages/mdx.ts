/** Text in CommonMark as MDX reads it: braces and angle brackets of prose escaped, code spans as they are. */
export function prose(markdown: string): string {
  return markdown
    .trim()
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[{}<]/g, String.raw`\$&`)))
    .join('')
}

/** Text without Markdown, in one line. */
export function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The first sentence of a text, or all of it where none ends. */
export function firstSentence(markdown: string): string {
  return /^.*?\.(?=\s|$)/s.exec(markdown.trim())?.[0] ?? markdown
}

/** An element with properties, whose type the caller states by `satisfies`, and Markdown in it. */
export function element(name: string, props: object, ...children: readonly string[]): string {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`)
    .join('')
  const content = children.filter((child) => child !== '')
  if (content.length === 0) return `<${name}${attributes} />`
  return `<${name}${attributes}>\n\n${content.join('\n\n')}\n\n</${name}>`
}

/** A block of code. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code}\n${ticks}`
}

/** Front matter and body. */
export function page(frontMatter: Readonly<Record<string, unknown>>, ...body: readonly string[]): string {
  const fields = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${fields.join('\n')}\n---\n\n${body.filter((part) => part !== '').join('\n\n')}\n`
}
