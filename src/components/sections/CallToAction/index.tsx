import type {ReactNode} from 'react'
import {Button, type ButtonProps} from '../../ui/Button'
import styles from './styles.module.css'

/** The last section of a page: what to do now. */
export type CallToActionProps = {
  /** The section's h2. */
  title: string
  text: string
  /** The first is the primary action. */
  actions: readonly Omit<ButtonProps, 'variant'>[]
}

export function CallToAction({title, text, actions}: CallToActionProps): ReactNode {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      </div>
    </section>
  )
}
