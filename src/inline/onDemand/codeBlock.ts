const BLOCK = '.theme-code-block'

/** What a code block's button does when it is pressed. */
export function press(button: HTMLElement): void {
  const block = button.closest(BLOCK)
  const code = block?.querySelector('code')
  if (!block || !code) return
  if ('copyCode' in button.dataset) void copy(code, button)
  else button.ariaPressed = String(block.toggleAttribute('data-wrapped'))
}

/** Notes on a block whether there are lines to wrap. */
export function measure(block: HTMLElement): void {
  const lines = block.querySelector('pre')
  if (lines) block.toggleAttribute('data-overflows', lines.scrollWidth > lines.clientWidth)
}

async function copy(code: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.dataset.copied = ''
    setTimeout(() => delete button.dataset.copied, 2000)
  } catch {
    // No clipboard without a secure connection or the reader's consent: one key is left to press.
    getSelection()?.selectAllChildren(code)
  }
}
