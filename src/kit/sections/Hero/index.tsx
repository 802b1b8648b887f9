import clsx from 'clsx'
import type {ReactNode} from 'react'
import {Button, type ButtonProps} from '../../ui/Button'
import styles from './styles.module.css'

/** The first section of a page: what it is, for whom, and what to do now. */
export type HeroProps = {
  /** The page's heading. */
  title: string
  /** Default h1. h2 where the hero of another page is shown, as the style page does. */
  headingLevel?: 'h1' | 'h2'
  /** One to three sentences. */
  lead: string
  /** The first is the primary action. */
  actions: readonly Omit<ButtonProps, 'variant'>[]
  /**
   * `split` sets the figure beside the text; `reverse` before it; `wide` below it, from edge to edge of the page; `bleed` beside it, up
   * to the edges of the window, under the largest heading. No two neighbors in the navigation have the same one. Default: split.
   */
  composition?: 'split' | 'reverse' | 'wide' | 'bleed'
  /** The page's figure, beside the text on a wide screen. Default: none. */
  figure?: ReactNode
}

export function Hero(props: HeroProps): ReactNode {
  const {title, headingLevel: Heading = 'h1', lead, actions, composition = 'split', figure} = props
  return (
    <header
      className={clsx(styles.hero, styles[composition])}
      data-figure={figure === undefined ? undefined : ''}
      data-composition={composition}
    >
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <div>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <Button key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        </div>
      </div>
      {figure !== undefined && <div className={styles.figure}>{figure}</div>}
    </header>
  )
}
