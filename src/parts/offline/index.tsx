import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {brand} from '../../data/brand'
import button from '../../kit/ui/Button/styles.module.css'
import {ReadingAttribute, type Press} from '../../lib/attributes'
import {OfflineAttribute} from './attributes'
import styles from './styles.module.css'

/** Saves the site in the reader's browser (`offline.client.ts`). Until a press, the page loads and stores nothing of it. */
export function OfflineDocs(): ReactNode {
  if (brand.offline === false)
    return <p>{translate({id: 'site.offline.off', message: 'Saving is turned off at the moment.'})}</p>
  return (
    <div className={styles.offline} {...{[OfflineAttribute.control]: ''}}>
      <button type="button" className={button.button} {...{[ReadingAttribute.press]: 'offline' satisfies Press}}>
        {translate({id: 'site.offline.press', message: 'Save these docs for offline'})}
      </button>
    </div>
  )
}
