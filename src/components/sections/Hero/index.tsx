import type {ReactNode} from 'react'
import {Button, type ButtonProps} from '../../ui/Button'
import styles from './styles.module.css'

/** The first section of a page: what it is, for whom, and what to do now. */
export type HeroProps = {
  /** The page's h1. */
  title: string
  /** One or two sentences. */
  lead: string
  /** The first is the primary action. */
  actions: readonly Omit<ButtonProps, 'variant'>[]
}

export function Hero({title, lead, actions}: HeroProps): ReactNode {
  return (
    <header className={styles.hero}>
      <div className="container">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          {actions.map((action, index) => (
            <Button key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </p>
      </div>
    </header>
  )
}
