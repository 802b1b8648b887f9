import {translate} from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import {useId, type ReactNode} from 'react'
import {searchPath} from '../../data/search'
import {ActionButton} from '../../kit/ui/ActionButton'
import styles from './styles.module.css'

/** A search box that needs no JavaScript: it leads to the page of results. @param props.boxId of the input, for links to it. */
export function SearchForm({boxId}: {boxId?: string}): ReactNode {
  const own = useId()
  const id = boxId ?? own
  return (
    <form
      className={styles.form}
      action={useBaseUrl(searchPath)}
      role="search"
      aria-label={translate({id: 'search.siteLabel', message: 'This site'})}
    >
      <label className={styles.label} htmlFor={id}>
        {translate({id: 'search.site', message: 'Search this site'})}
      </label>
      <div className={styles.row}>
        <input className={styles.input} id={id} type="search" name="q" />
        <ActionButton label={translate({id: 'search.press', message: 'Search'})} type="submit" variant="primary" />
      </div>
    </form>
  )
}
