import {CopyPageAttribute} from './attributes'

/** Copies the page as Markdown, and says whether it worked. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const status = button.closest(`[${CopyPageAttribute.menu}]`)?.querySelector('[role=status]')
  if (status) status.textContent = await copied()
}

async function copied(): Promise<string> {
  try {
    const response = await fetch('index.md')
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    return await put(await response.text())
  } catch (error) {
    console.warn(error)
    return 'The Markdown didn’t load. Check your connection, and try again.'
  }
}

/** There is no clipboard without a secure connection or the reader's consent. */
async function put(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied as Markdown.'
  } catch {
    return 'Your browser blocked copying. Choose “View as Markdown” in the menu.'
  }
}
