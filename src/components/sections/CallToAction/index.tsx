import type {ReactNode} from 'react'
import {Section, type SectionLook} from '../../layout/Section'
import {Button, type ButtonProps} from '../../ui/Button'
import styles from './styles.module.css'

/** The last section of a page: what to do now. */
export type CallToActionProps = SectionLook & {
  /** The section's h2. */
  title: string
  text: string
  /** The first is the primary action. */
  actions: readonly Omit<ButtonProps, 'variant'>[]
}

export function CallToAction({text, actions, ...section}: CallToActionProps): ReactNode {
  return (
    <Section composition="strip" tone="soft" space="medium" {...section} lead={text}>
      <div className={styles.actions}>
        {actions.map((action, index) => (
          <Button key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} />
        ))}
      </div>
    </Section>
  )
}
