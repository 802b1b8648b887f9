import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {ReadingAttribute, type Press} from '../../lib/attributes'
import styles from './buttons.module.css'

/** What can be done with a block of code. CSS shows which of them there is a use for. */
export function Buttons(): ReactNode {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.wrap}
        {...{[ReadingAttribute.press]: 'wrap' satisfies Press}}
        aria-pressed="false"
        suppressHydrationWarning
      >
        {translate({
          id: 'site.code.wrap',
          message: 'Wrap lines',
          description: 'The button that wraps long lines of code',
        })}
      </button>
      <button
        type="button"
        {...{[ReadingAttribute.press]: 'copy' satisfies Press}}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
      >
        {translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
      </button>
      <span className={styles.status} role="status" />
    </div>
  )
}
