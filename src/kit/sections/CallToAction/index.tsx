import type {ReactNode} from 'react'
import {SectionBand, SectionHeader, type SectionLook} from '../../layout/Section'
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

export function CallToAction({title, text, actions, ...look}: CallToActionProps): ReactNode {
  return (
    <SectionBand composition="strip" tone="soft" space="medium" {...look}>
      <div className={styles.row}>
        <SectionHeader title={title} lead={text} />
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      </div>
    </SectionBand>
  )
}
