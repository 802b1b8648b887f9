import type {ReactNode} from 'react'
import {brand} from '../../../data/brand'
import {service, upstream} from '../../../data/service'
import {otherVersion} from '../../../lib/otherVersion'
import {PageMetaAttribute} from './attributes'
import styles from './styles.module.css'

/** What it means for the reader that a page was verified on another version than the one that the service runs. */
export function VersionNote({versions}: {versions: readonly string[]}): ReactNode {
  const other = otherVersion(versions, service, upstream.supported)
  if (other === undefined) return null
  return (
    <p className={styles.note} {...{[PageMetaAttribute.line]: true}}>
      {brand.name} runs Keycloak {service.server}
      {other.isOlder
        ? ', where labels and defaults can differ from this page.'
        : '; what is newer on this page is not there yet.'}{' '}
      {other.isUnsupported &&
        `Don’t run ${other.verified} yourself: the Keycloak project releases fixes for ${upstream.supported} only.`}
    </p>
  )
}
