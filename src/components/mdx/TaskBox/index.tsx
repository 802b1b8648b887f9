import type {ComponentProps, ReactNode} from 'react'
import styles from './styles.module.css'

/**
 * The box in front of a Markdown task, `- [ ] …`. Markdown makes it a form control that can't be used;
 * it is a sign for the eye and for paper.
 */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return props.type === 'checkbox' ? <span className={styles.box} aria-hidden="true" /> : <input {...props} />
}
