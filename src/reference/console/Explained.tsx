import type {ReactNode} from 'react'
import type {Explanation} from './explanation'
import {styles} from './styles'

/** Why something failed, with the page that helps. */
export function Explained({explanation: {title, text, link}}: {explanation: Explanation}): ReactNode {
  return (
    <div className={styles.explained}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {link && (
        <p>
          <a href={ON_DEMAND_SETTINGS.baseUrl + link.to.slice(1)}>{link.label}</a>
        </p>
      )}
    </div>
  )
}
