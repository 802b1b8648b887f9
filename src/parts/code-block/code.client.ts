import {translate} from '@docusaurus/Translate'
import {CodeBlockAttribute} from './attributes'

const BLOCK = '.theme-code-block'
/** What a block says about a copy that failed. */
const NOTE = ':scope > [role=alert]'

/** Notes on a block whether there are lines to wrap. */
export function measure(block: HTMLElement): void {
  const lines = block.querySelector('pre')
  if (lines) block.toggleAttribute(CodeBlockAttribute.overflows, lines.scrollWidth > lines.clientWidth)
}

/** Wraps long lines, or no longer. */
export function wrap(button: HTMLElement): void {
  button.ariaPressed = String(button.closest(BLOCK)?.toggleAttribute(CodeBlockAttribute.wrapped))
}

/** What can be pasted: the code without the lines that go. */
function textOf(code: HTMLElement): string {
  const copied = document.createElement('div')
  copied.append(...[...code.childNodes].map((node) => node.cloneNode(true)))
  for (const line of copied.querySelectorAll('del')) line.remove()
  return copied.textContent
}

/** Copies the code of a button's block. */
export function copy(button: HTMLElement): void {
  const block = button.closest(BLOCK)
  const code = block?.querySelector('code')
  if (!block || !code) return
  block.querySelector(NOTE)?.remove()
  const tell = (isCopied: boolean): void => {
    button.toggleAttribute(CodeBlockAttribute.copied, isCopied)
    const status = button.nextElementSibling
    if (status)
      status.textContent = isCopied
        ? translate({
            id: 'theme.CodeBlock.copied',
            message: 'Copied',
            description: 'The copied button label on code blocks',
          })
        : ''
  }
  const done = (): void => {
    tell(true)
    setTimeout(() => tell(false), 2000)
  }
  // No clipboard without a secure connection or the reader's consent: one key is left to press.
  const select = (): void => {
    getSelection()?.selectAllChildren(code)
    const note = document.createElement('p')
    note.role = 'alert'
    note.textContent = translate({
      id: 'site.code.blocked',
      message: 'Your browser blocked copying. The code is selected.',
    })
    block.append(note)
  }
  try {
    void navigator.clipboard.writeText(textOf(code)).then(done, select)
  } catch {
    select()
  }
}
