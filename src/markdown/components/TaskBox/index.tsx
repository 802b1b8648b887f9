import {translate} from '@docusaurus/Translate'
import clsx from 'clsx'
import type {ComponentProps, ReactNode} from 'react'
import styles from './styles.module.css'

/**
 * The box in front of a Markdown task, `- [ ] …`, with a mark where it is done, `- [x] …`. Markdown makes it a form control
 * that can't be used; it is a sign for the eye and for paper, and the mark is read aloud, too.
 */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  if (props.type !== 'checkbox') return <input {...props} />
  return props.checked === true ? (
    <span
      className={clsx(styles.box, styles.done)}
      role="img"
      aria-label={translate({id: 'site.task.done', message: 'Done'})}
    />
  ) : (
    <span className={styles.box} aria-hidden="true" />
  )
}
