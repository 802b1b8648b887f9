import {translate} from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {ReactNode} from 'react'
import {ConsentAttribute, type ConsentAction} from '../attributes'
import styles from './styles.module.css'

const actions = (): readonly {action: ConsentAction; label: string}[] => [
  {action: 'accept', label: translate({id: 'consent.accept', message: 'Accept all'})},
  {action: 'reject', label: translate({id: 'consent.reject', message: 'Reject all'})},
  {action: 'preferences', label: translate({id: 'consent.open', message: 'Preferences'})},
]

function Question(): ReactNode {
  return (
    <section className={styles.banner} aria-label={translate({id: 'consent.label', message: 'Cookie consent'})}>
      <p className={styles.text}>
        {`${translate({id: 'consent.question', message: 'May we count page views?'})} `}
        <span className={styles.more}>
          {translate({id: 'consent.until', message: 'Until you agree, this site stores only what it needs to work.'})}
        </span>
      </p>
      <div className={styles.actions}>
        {actions().map(({action, label}) => (
          <button key={action} type="button" className={styles.button} {...{[ConsentAttribute.consent]: action}}>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

/**
 * Asks for consent, on pages that `src/consent/consent.client.ts` has marked with the state `ask`. It is in every page's
 * HTML and hidden until then, so that it stands still from the moment when it is seen.
 */
export function ConsentBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  return (
    <div className={styles.place}>
      <p className={styles.failure} role="alert" hidden>
        {translate({
          id: 'consent.failed',
          message: 'The cookie preferences didn’t load. Check your connection, reload the page, and try again.',
        })}
      </p>
      {siteConfig.customFields?.analytics ? <Question /> : null}
    </div>
  )
}
