/** A program that a reader can ask about a page. */
export type Assistant = {
  name: string
  /** The address that opens it with a question filled in. The reader sends the question. */
  address: (question: string) => string
}

const withQuery = (address: string, name: string) => (question: string) =>
  `${address}?${name}=${encodeURIComponent(question)}`

/**
 * Cursor documents its address (https://cursor.com/docs/reference/deeplinks). The others are those that documentation sites use in
 * November 2026: their makers document none.
 */
export const assistants: readonly Assistant[] = [
  {name: 'Claude', address: withQuery('https://claude.ai/new', 'q')},
  {name: 'ChatGPT', address: withQuery('https://chatgpt.com/', 'q')},
  {name: 'Cursor', address: withQuery('https://cursor.com/link/prompt', 'text')},
  {name: 'VS Code', address: withQuery('vscode://GitHub.Copilot-Chat/chat', 'prompt')},
]

/** What an assistant is asked. @param markdown address of the page as Markdown. */
export const questionAbout = (markdown: string): string => `Read ${markdown} and answer my questions about it.`
