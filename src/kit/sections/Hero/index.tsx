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
  /** What is offered, in a line each. Default: none. */
  points?: readonly {term: string; text: string}[]
  /** `split` sets the figure beside the text; `bleed` too, up to the edges of the window, under the largest heading. Default: split. */
  composition?: 'split' | 'bleed'
  /** The page's figure, beside the text on a wide screen. Default: none. */
  figure?: ReactNode
}

export function Hero(props: HeroProps): ReactNode {
  const {title, headingLevel: Heading = 'h1', lead, actions, points = [], composition = 'split', figure} = props
  return (
    <header
      className={clsx(styles.hero, styles[composition])}
      data-figure={figure === undefined ? undefined : ''}
      data-composition={composition}
    >
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
        {points.length > 0 && (
          <dl className={styles.points}>
            {points.map(({term, text}) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {figure !== undefined && <div className={styles.figure}>{figure}</div>}
    </header>
  )
}
