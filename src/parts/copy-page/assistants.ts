/** A program that a reader can ask about a page. */
export type Assistant = {
  name: string
  /** The address that opens it with a question filled in. The reader sends the question. */
  address: (question: string) => string
}

const withQuery = (address: string, name: string) => (question: string) =>
  `${address}?${name}=${encodeURIComponent(question)}`

/**
 * Sources: https://cursor.com/docs/reference/deeplinks for Cursor, the pages of code.visualstudio.com/docs/copilot for VS Code,
 * which has no documented address. The addresses of Claude and ChatGPT are what their share links use.
 */
export const assistants: readonly Assistant[] = [
  {name: 'Claude', address: withQuery('https://claude.ai/new', 'q')},
  {name: 'ChatGPT', address: withQuery('https://chatgpt.com/', 'q')},
  {name: 'Cursor', address: withQuery('https://cursor.com/link/prompt', 'text')},
  {name: 'VS Code', address: withQuery('vscode://GitHub.Copilot-Chat/chat', 'prompt')},
]

/** What an assistant is asked. @param markdown address of the page as Markdown. */
export const questionAbout = (markdown: string): string => `Read ${markdown} and answer my questions about it.`
